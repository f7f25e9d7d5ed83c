// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of Life with only one good move. The quick bots (rules with all characters, tuned,
// learned), or bots with one character, must find it. Cards not listed in a position are at the
// bottom of the stock.
#include <atomic>
#include <stdexcept>
#include <string>
#include <vector>

#include "bot_contract.h"
#include "bots/bot_catalog.h"
#include "bots/life/rules.h"
#include "games/life/life.h"
#include "match.h"
#include "record/record.h"
#include "runner/test_class.h"
#include "support/value_text.h"

using namespace downpile;

namespace {

// Returns a position of Life. `fields`: its state in the notation of
// tests/games/support/value_text.h, the stock last. Then `moves` are played, from which players
// learn about cards.
Life position(int players, const std::string& fields, const std::vector<std::string>& moves = {},
              const std::string& set = {}) {
  const auto& list = Life::info().options;
  OptionValues options = standardValues(list);
  if (const auto equals = set.find('='); equals != set.npos) {
    const auto option = findOption(list, set.substr(0, equals)).value();
    options[option] = optionFromText(list[option], set.substr(equals + 1)).value();
  }
  std::string error;
  const auto read = [&](const std::string& text, bool partial) {
    auto game =
        Life::read(options, players, test::valueFromText('{' + text + '}').value(), partial, error);
    if (!game) throw std::runtime_error(error + ": " + text);
    return *game;
  };
  const Life bare = read(fields + "]", true);
  CardSet rest = bare.deck();
  for (const PlaceContents& place : bare.places()) {
    for (Card card : place.cards) rest.erase(card);
  }
  std::string under;
  for (Card card : rest) under += cardText(card, CardFamily::french) + ' ';
  const auto bottom = fields.find("stock [") + 7;
  Life game = read(fields.substr(0, bottom) + under + fields.substr(bottom) + "]", false);
  for (const std::string& move : moves) {
    const int player = move.front() - '0';
    const auto action = GameOf(game).actionFromText(player, move.substr(2));
    if (!action || game.check(player, *action)) throw std::runtime_error("not allowed: " + move);
    game.apply(player, *action, NoReport{});
  }
  return game;
}

std::string choiceOf(const std::string& name, const Life& game, int player = 0) {
  std::string error;
  const auto bot = makeBot(Life::info().id, name, error);
  Random random(1);
  const auto action = bot->choose(ViewOf<Life>(view(game, player)), random, kNever);
  return action ? actionText(*action, Life::info()) : std::string();
}

}  // namespace

#define COMPARE_CHOICE(actual, expected) QCOMPARE(QString::fromStdString(actual), expected)

class TestLifePositions : public QObject {
  Q_OBJECT

  const match::BotContract<Life> contract_;

  static void addBots() {
    QTest::addColumn<QString>("bot");
    for (const std::string& name : match::quickBots(Life::info().id)) {
      if (name != "random") QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
  }

 private slots:
  void laysCardOfItsChosenSuitToReachTenSafePoints_data() { addBots(); }
  void laysCardOfItsChosenSuitToReachTenSafePoints() {
    QFETCH(QString, bot);
    const std::string start =
        "phase lay turned H turn 0 chosen [H D C] discard [2H] faceUp [[4H] [] []] "
        "hands [[6H 3C 8D 9C 2D] [4C 5C 6D 7D 9D] [7C 8C TC JC TD]] stock [";
    const Life game = position(3, start);
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "lay 6H");
    const Life after = position(3, start, {"0 lay 6H"});
    COMPARE_CHOICE(choiceOf(bot.toStdString(), after), "done");
  }

  void laysTheAceBeforeOtherCardsOfTheSuit_data() { addBots(); }
  void laysTheAceBeforeOtherCardsOfTheSuit() {
    QFETCH(QString, bot);
    const Life game = position(3,
                               "phase lay turned H turn 0 chosen [H D C] discard [2H] "
                               "faceUp [[4H] [9H] [5H 3H]] "
                               "hands [[AH KH 3C 8D] [4C 5C 6D 7D] [7C 8C TC JC]] stock [");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "lay AH");
  }

  void keepsItsLastCardIfLayingItEndsTheDealWhileTheBotIsBehind_data() { addBots(); }
  void keepsItsLastCardIfLayingItEndsTheDealWhileTheBotIsBehind() {
    QFETCH(QString, bot);
    const Life game = position(3,
                               "phase lay turned H turn 0 totals [0 60 80] chosen [H D C] "
                               "discard [2H] faceDown [[] [KD QD] [KC QC]] "
                               "hands [[3H] [4C 5C 6D 7D] [7C 8C TC JC]] stock [");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "done");
  }

  void laysItsLastCardIfThatWinsTheGame_data() { addBots(); }
  void laysItsLastCardIfThatWinsTheGame() {
    QFETCH(QString, bot);
    const Life game = position(3,
                               "phase lay turned H turn 0 totals [80 60 70] chosen [H D C] "
                               "discard [2H] faceDown [[] [KD] []] "
                               "hands [[KH] [4C 5C 6D 7D] [7C 8C TC JC]] stock [");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "lay KH");
  }

  // Spades in front of a player cost points. A joker shuffles the cards of all hands, the face-up
  // cards, the stock and the discard pile, and deals new hands (L13).
  void playsItsJokerIfItHoldsManySpades_data() { addBots(); }
  void playsItsJokerIfItHoldsManySpades() {
    QFETCH(QString, bot);
    const Life game = position(3,
                               "phase start turn 0 chosen [H D C] discard [2H] "
                               "faceUp [[4S 5S 2D] [9D 8H] [9C 5H 3H]] "
                               "hands [[XX KS QS JS] [4C 5C 6D 7D] [7C 8C TC JC]] stock [");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "joker");
  }

  void keepsItsJokerIfItHoldsNoSpades_data() { addBots(); }
  void keepsItsJokerIfItHoldsNoSpades() {
    QFETCH(QString, bot);
    const Life game = position(3,
                               "phase start turn 0 chosen [H D C] discard [2H] "
                               "faceUp [[9H 7D] [9S] [8S]] "
                               "hands [[XX KH QH JH] [4S 5C 6D 7S] [7C 8C TC JC]] stock [");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "turn");
  }

  void stealsTheFaceUpCardOfItsChosenSuit_data() { addBots(); }
  void stealsTheFaceUpCardOfItsChosenSuit() {
    QFETCH(QString, bot);
    const Life game = position(3,
                               "phase steal turned C laid true turn 0 thieves [0] chosen [H D C] "
                               "discard [2H] faceUp [[] [9H 3C 7S] [2D 8S]] "
                               "hands [[4D 5D 6D] [4C 5C 6C 7D] [7C 8C TC JC]] stock [");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "take 1 9H");
  }

  void declinesToStealIfOnlySpadesCanBeStolen_data() { addBots(); }
  void declinesToStealIfOnlySpadesCanBeStolen() {
    QFETCH(QString, bot);
    const Life game = position(2,
                               "phase steal turned C laid true turn 0 thieves [0] chosen [H D] "
                               "discard [2H] faceUp [[] [9S 7S]] "
                               "hands [[4D 5D 6D] [4C 5C 6C 7D]] stock [");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "decline");
  }

  // In its last turn, player 1 had to lay all its spades, so it has none. Player 2 may hold some.
  void stealsFromThePlayerKnownToHoldNoSpades_data() { addBots(); }
  void stealsFromThePlayerKnownToHoldNoSpades() {
    QFETCH(QString, bot);
    const Life game = position(
        3,
        "phase start turn 1 chosen [H D D] discard [2H] "
        "hands [[KH 4D 5D 6D] [4H 5C 6C 7D TS] [7C 8C 3D 2S 9C]] stock [3H 5S 2D 9S",
        {"1 turn", "2 decline", "0 decline", "2 turn", "2 done", "0 turn", "0 lay KH", "0 done"});
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "steal 1");
  }

  void declinesAStealThatWouldEndTheDealInFavourOfAnOpponent_data() { addBots(); }
  void declinesAStealThatWouldEndTheDealInFavourOfAnOpponent() {
    QFETCH(QString, bot);
    const Life game = position(3,
                               "phase steal turned C laid true turn 0 thieves [0] "
                               "totals [0 70 90] chosen [H D C] discard [2H] "
                               "faceUp [[] [] [2S]] faceDown [[] [KD QD] [KC QC]] "
                               "hands [[4H 5H 6H] [4C] [7C 8C TC JC]] stock [");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "decline");
  }

  void grudgeCharacterStealsFromThePlayerWhoLastStoleFromIt() {
    const auto start = [](const std::string& stolenBy) {
      return "phase steal turned C laid true turn 0 thieves [0] chosen [H D D] discard [2H] "
             "stolenBy [" +
             stolenBy + " null null] hands [[4H 5H 6H] [4C 5C 6C 7D] [7C 8C TC JC]] stock [";
    };
    COMPARE_CHOICE(choiceOf("rules:grudge", position(3, start("1"))), "steal 1");
    COMPARE_CHOICE(choiceOf("rules:grudge", position(3, start("2"))), "steal 2");
    std::string error;
    const auto bot = makeBot(Life::info().id, "rules:grudge", error);
    Random random(1);
    const Life game = position(3, start("2"));
    const auto advice = bot->advise(ViewOf<Life>(view(game, 0)), random, kNever);
    QVERIFY(QString(bot->reasons()[advice.value().reason]).contains("stole from you last"));
  }

  // The face-down spades give negative points. A hint may only say that another player has more
  // points if one has.
  void hintNamesThePlayerInFrontAlsoIfAllScoresAreNegative() {
    const auto reasonFor = [](const char* faceDown) {
      const Life game =
          position(2, std::string("phase steal turned S laid true turn 1 thieves [1] victim 0 "
                                  "chosen [H C] hands [[AC] [5C 6C 9D]] "
                                  "discard [2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2D 3D 4D 5D 6D "
                                  "7D 8D TD JD QD KD AD] faceDown ") +
                          faceDown + " stock [");
      const GameOf<Life> any(game);
      const LifeRules rules(LifeRules::tunedStyle());
      const Advice advice =
          rules.explain(view(game, 1), equallyLikelyWorlds(view(game, 1)),
                        actionOrNone(any, 1, "decline"), actionOrNone(any, 1, "steal 0"));
      return std::pair(std::string(rules.reasons()[advice.reason]), advice.player);
    };
    const std::string behind = "Stealing would end the deal, and {player} has more points";
    const auto [whenBehind, leader] = reasonFor("[[2S] [KS QS]]");
    QVERIFY2(whenBehind.starts_with(behind), whenBehind.c_str());
    QCOMPARE(int{leader}, 0);
    const std::string whenAhead = reasonFor("[[KS QS] [2S]]").first;
    QVERIFY2(!whenAhead.starts_with(behind), whenAhead.c_str());
    // The card is often a spade, but it ends the deal, so its suit does not matter.
    QVERIFY2(!whenAhead.starts_with("A card from"), whenAhead.c_str());
  }

  // The first cards of player 1's fan are known not to be spades; the last card was added later.
  void stealsFromAnOpenFanACardThatCannotBeASpade_data() { addBots(); }
  void stealsFromAnOpenFanACardThatCannotBeASpade() {
    QFETCH(QString, bot);
    const Life game = position(2,
                               "phase start turn 1 chosen [H D] discard [2H] "
                               "hands [[KH 4D 5D 6D] [4H 5C 6C]] stock [3H 9D 9S",
                               {"1 turn", "0 turn", "0 lay KH", "0 done"}, "blindSteal=off");
    const std::string choice = choiceOf(bot.toStdString(), game);
    QVERIFY2(choice == "steal 1 0" || choice == "steal 1 1" || choice == "steal 1 2",
             choice.c_str());
  }

  void botsDoNotChooseSpadesEvenIfAllowed() {
    for (const std::string& name : match::quickBots("life")) {
      if (name == "random") continue;
      OptionValues options = standardValues(Life::info().options);
      options[Life::kChooseSpades] = 1;
      Life game(options, 3);
      Random random(1);
      game.resolve(Chance::draw(game.chance(), random), NoReport{});
      QVERIFY(choiceOf(name, game) != "choose S");
    }
  }

  // A view knows a set of possible cards for each hand. This set always includes the hand's actual
  // cards, and often excludes some of the unknown cards.
  void possibleCardsOfAHandIncludeItsActualCards() {
    // `narrower` counts hands whose possible cards are fewer than all unknown cards. `fewer` counts
    // suits of a hand that are limited to fewer cards than the hand has places for them. Index 0 is
    // for closed hands, 1 for open fans.
    std::array<int, 2> narrower{};
    std::array<int, 2> fewer{};
    contract_.eachPosition(60, [&](const GameOf<Life>& game, int player, const Action&) {
      const Life& truth = game.game();
      const View<Life> seen = view(truth, player);
      const CardSet unknown = seen.seen().unknownTo(player);
      const std::size_t kind = truth.state().openFans ? 1 : 0;
      for (int other = 0; other < truth.players(); ++other) {
        const CardSet hidden = truth.state().hands[at(other)] - seen.state().hands[at(other)];
        if (other == player || hidden.empty()) continue;
        const Life::Possible possible = seen.seen().possibleIn(player, other, unknown);
        QVERIFY(possible.cards.containsAll(hidden));
        narrower[kind] += possible.cards != unknown ? 1 : 0;
        for (int suit = 0; suit < kSuits; ++suit) {
          const CardSet cards = lifeSuit(static_cast<Suit>(suit));
          QVERIFY((hidden & cards).size() <= possible.most[at(suit)]);
          const int places = std::min((possible.cards & cards).size(), hidden.size());
          fewer[kind] += possible.most[at(suit)] < places ? 1 : 0;
        }
      }
    });
    QVERIFY(narrower[0] > 100 && narrower[1] > 100);
    QVERIFY(fewer[0] > 100 && fewer[1] > 100);
  }

  // With open suits (rule L2, option openSuits) all players see the chosen suits. Players with the
  // same suit want the same cards, so a bot avoids other players' chosen suits.
  void doesNotChooseTheSuitThatAnotherPlayerHasOpenlyChosen() {
    OptionValues options = standardValues(Life::info().options);
    options[Life::kOpenSuits] = 1;
    std::string error;
    const auto bot = makeBot("life", "rules", error);
    Life game(options, 3);
    Random shuffle(1);
    game.resolve(Chance::draw(game.chance(), shuffle), NoReport{});
    game.apply(1, {.verb = Life::kChoose, .number = 1}, NoReport{});
    for (std::uint64_t i = 0; i < 50; ++i) {
      Random random(1, i);
      const auto action = bot->choose(ViewOf<Life>(view(game, 2)), random, kNever);
      QVERIFY(action && action->verb == Life::kChoose && action->number != 1);
    }
  }

  // All suits are equally frequent within 5 standard deviations, regardless of another player's
  // secret choice.
  void botChoosesEachSecretSuitEquallyOften() {
    std::string error;
    const auto bot = makeBot("life", "rules", error);
    for (const int others : {0, 1, 2}) {
      Life game(standardValues(Life::info().options), 3);
      Random shuffle(1);
      game.resolve(Chance::draw(game.chance(), shuffle), NoReport{});
      const Action choice{.verb = Life::kChoose, .number = static_cast<std::int16_t>(others)};
      game.apply(1, choice, NoReport{});
      std::array<int, 3> counts{};
      constexpr int kChoices = 3000;
      for (int i = 0; i < kChoices; ++i) {
        Random random(1, static_cast<std::uint64_t>(i));
        const auto action = bot->choose(ViewOf<Life>(view(game, 0)), random, kNever);
        QVERIFY(action && action->verb == Life::kChoose);
        ++counts[static_cast<std::size_t>(action->number)];
      }
      for (int count : counts) QVERIFY(std::abs(count - kChoices / 3) < 130);  // 5 deviations
    }
  }
};

DOWNPILE_TEST(TestLifePositions);
#include "tst_life_positions.moc"
