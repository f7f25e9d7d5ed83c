// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of 3UP 3DOWN with only one good move. The quick bots (rules with all characters, tuned,
// learned) must find it. Cards not listed in a position are in the stock, or cleared away if the
// position is `late`.
#include <atomic>
#include <stdexcept>
#include <string>

#include "bot_contract.h"
#include "bots/bot_catalog.h"
#include "bots/three-up-three-down/rules.h"
#include "games/three-up-three-down/three_up_three_down.h"
#include "match.h"
#include "recorded.h"
#include "runner/test_class.h"
#include "support/value_text.h"

using namespace downpile;
using G = ThreeUpThreeDown;

namespace {

enum class Time : std::uint8_t { early, late };

G position(int players, const std::string& fields, Time time, OptionValues options) {
  const auto read = [&](const std::string& text) {
    std::string error;
    auto game =
        G::read(options, players, test::valueFromText('{' + text + '}').value(), true, error);
    if (!game) throw std::runtime_error(error + ": " + text);
    return *game;
  };
  const G bare = read(fields);
  CardSet rest = bare.deck();
  for (const PlaceContents& place : bare.places()) {
    for (Card card : place.cards) rest.erase(card);
  }
  std::string others;
  for (Card card : rest) others += cardText(card, CardFamily::coloured) + ' ';
  return read(fields + (time == Time::early ? " stock [" : " removed [") + others + ']');
}

std::string choiceOf(const QString& name, const G& game) {
  std::string error;
  const auto bot = makeBot(G::info().id, name.toStdString(), error);
  Random random(1);
  const auto action = bot->choose(ViewOf<G>(view(game, 0)), random, kNever);
  return action ? actionText(*action, G::info()) : std::string();
}

}  // namespace

class TestThreeUpThreeDownPositions : public QObject {
  Q_OBJECT

  static void addBots() {
    QTest::addColumn<QString>("bot");
    for (const std::string& name : match::quickBots(G::info().id)) {
      if (name != "random") QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
  }

  // Returns the move of player 0, chosen by the bot in this row of test data.
  static QString choice(const std::string& fields, Time time, int players = 3,
                        OptionValues options = standardValues(G::info().options)) {
    QFETCH(QString, bot);
    return QString::fromStdString(choiceOf(bot, position(players, fields, time, options)));
  }

  // Asks the bot of this row of test data for 100 hints in a position where picking up the pile is
  // optional. Returns the reason of each hint that suggests picking up.
  static QStringList reasonsToPickUp(const std::string& turns) {
    QFETCH(QString, bot);
    OptionValues options = standardValues(G::info().options);
    options[G::kMayPickUp] = 1;
    const G game =
        position(2, "phase play turn 0 hands [[4R 6R 7R] [3B 5B 7B 9B]] pile [6B] " + turns,
                 Time::late, options);
    const ViewOf<G> seen(view(game, 0));
    std::string error;
    const auto player = makeBot(G::info().id, bot.toStdString(), error);
    QStringList reasons;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      Random random(seed);
      const Advice advice = player->advise(seen, random, kNever).value();
      if (advice.action.verb == G::kPickup) reasons += player->reasons()[advice.reason];
    }
    return reasons;
  }

  const match::BotContract<ThreeUpThreeDown> contract_;

 private slots:
  void playsItsLowestFittingCardFirst_data() { addBots(); }
  void playsItsLowestFittingCardFirst() {
    QCOMPARE(choice("phase play turn 0 hands [[3R 6B 9G] [] []] up [[TR TB TG] [1R 1B 1G] [2R 2B "
                    "2G]] pile [2R]",
                    Time::early),
             "play 3R");
  }

  void playsEqualNumbersTogether_data() { addBots(); }
  void playsEqualNumbersTogether() {
    QCOMPARE(choice("phase play turn 0 hands [[4R 4B 9G] [] []] up [[TR TB TG] [1R 1B 1G] [2R 2B "
                    "2G]] pile [2R]",
                    Time::early),
             "play 4R 4B");
  }

  // Early in the deal, the bot plays a number instead of a Clear +1 or +2, which will be more
  // valuable later.
  void playsANumberAndKeepsClearCardsEarlyInTheDeal_data() { addBots(); }
  void playsANumberAndKeepsClearCardsEarlyInTheDeal() {
    QCOMPARE(choice("phase play turn 0 hands [[7R YB ZG] [] []] up [[TR TB TG] [1R 1B 1G] [2R 2B "
                    "2G]] pile [2R 6B]",
                    Time::early),
             "play 7R");
  }

  void choosesHighCardsAndClearCardsAsFaceUpCards_data() { addBots(); }
  void choosesHighCardsAndClearCardsAsFaceUpCards() {
    QCOMPARE(choice("phase face turn null hands [[1R 2B 3G TR YR ZG] [4R 5R 6R 7R 8R 9R] [4B 5B 6B "
                    "7B 8B 9B]] ready [false false false]",
                    Time::early),
             "face TR YR ZG");
  }

  void choosesThreeTensAsFaceUpCards_data() { addBots(); }
  void choosesThreeTensAsFaceUpCards() {
    QCOMPARE(choice("phase face turn null hands [[1R 2B 3G TR TB TG] [4R 5R 6R 7R 8R 9R] [4B 5B 6B "
                    "7B 8B 9B]] ready [false false false]",
                    Time::early),
             "face TR TB TG");
  }

  void drawsCardsBeforeAFurtherDiscardIfItMay_data() { addBots(); }
  void drawsCardsBeforeAFurtherDiscardIfItMay() {
    QFETCH(QString, bot);
    G game = position(3,
                      "phase play turn 0 hands [[YR 6R 8B] [] []] up [[TR TB TG] [1R 1B 1G] [2R "
                      "2B 2G]]",
                      Time::early, standardValues(G::info().options));
    game.apply(0, Action{.verb = G::kPlay, .cards = CardSet(*cardFromText("YR", G::info().family))},
               NoReport{});
    QVERIFY(game.state().mayDraw);
    QCOMPARE(QString::fromStdString(choiceOf(bot, game)), "draw");
  }

  void playsTheCardsThatWinTheDealIfPossible_data() { addBots(); }
  void playsTheCardsThatWinTheDealIfPossible() {
    QCOMPARE(choice("phase play turn 0 hands [[YB] [3R] [4R 5R]] pile [9G]", Time::late),
             "play YB");
    QCOMPARE(choice("phase play turn 0 hands [[] [3R] [4R 5R]] up [[9B 9R] [] []] pile [9G]",
                    Time::late),
             "play 9R 9B");
  }

  // The next player wins by playing the last card, which is known to be a five. So the bot plays a
  // card on which a five does not fit.
  void blocksTheNextPlayerIfThatPlayerIsAboutToWin_data() { addBots(); }
  void blocksTheNextPlayerIfThatPlayerIsAboutToWin() {
    QCOMPARE(choice("phase play turn 0 hands [[4B 9B] [5R] [4R 5B 6R]] shown [[] [5R] []] pile "
                    "[3G]",
                    Time::late),
             "play 9B");
    // Up cards lie face up. So if a player has only one card, and it is an up card, everybody knows
    // whether it fits.
    QCOMPARE(choice("phase play turn 0 hands [[4B 9B] [] [4R 5B 6R]] up [[] [5R] []] pile [3G]",
                    Time::late),
             "play 9B");
  }

  // The card of the next player, a ten, fits on any card of the bot. So the bot keeps its high
  // card.
  void doesNotWasteAHighCardIfTheNextPlayerCanPlayAnyway_data() { addBots(); }
  void doesNotWasteAHighCardIfTheNextPlayerCanPlayAnyway() {
    QCOMPARE(choice("phase play turn 0 hands [[4B 9B] [TR] [4R 5B 6R]] shown [[] [TR] []] pile "
                    "[3G]",
                    Time::late),
             "play 4B");
  }

  // With optional pick-ups, a bot able to discard does not pick up the pile.
  void discardsIfItCanAlthoughItMayPickUpThePile_data() { addBots(); }
  void discardsIfItCanAlthoughItMayPickUpThePile() {
    OptionValues options = standardValues(G::info().options);
    options[G::kMayPickUp] = 1;
    QCOMPARE(choice("phase play turn 0 hands [[7R 8B 9G] [] []] up [[TR TB TG] [1R 1B 1G] [2R 2B "
                    "2G]] pile [2R 3R 4B 5G]",
                    Time::early, 3, options),
             "play 7R");
  }

  // If no card of the hand fits, the bot turns up a card of the stock instead of picking up the
  // pile, because the turned-up card may fit.
  void turnsUpAStockCardRatherThanPickingUpThePile_data() { addBots(); }
  void turnsUpAStockCardRatherThanPickingUpThePile() {
    OptionValues options = standardValues(G::info().options);
    options[G::kMayPickUp] = 1;
    options[G::kTurnUp] = 1;
    QCOMPARE(choice("phase play turn 0 hands [[1R 2B 3G] [] []] up [[TR TB TG] [1R 1B 1G] [2R 2B "
                    "2G]] pile [4R 5B 6G 7R]",
                    Time::early, 3, options),
             "turnup");
  }

  void playsItsLastCardToGoOut_data() { addBots(); }
  void playsItsLastCardToGoOut() {
    OptionValues options = standardValues(G::info().options);
    options[G::kPlayOn] = 1;
    QCOMPARE(
        choice("phase play turn 0 hands [[YB] [3R] [4R 5R]] pile [9G]", Time::late, 3, options),
        "play YB");
  }

  // Two players picking up the same cards in turn would never finish the deal unless one of them
  // changes its play. So in a long deal, a bot sometimes picks up the pile although it need not.
  void suggestsPickingUpThePileOnlyInALongDeal_data() { addBots(); }
  void suggestsPickingUpThePileOnlyInALongDeal() {
    QVERIFY(reasonsToPickUp("turns 20").isEmpty());
    const QStringList reasons = reasonsToPickUp("turns 600");
    QVERIFY(reasons.size() > 10);
    for (const QString& reason : reasons) {
      QVERIFY(reason.startsWith("The next best move is about") ||
              reason.startsWith("In simulated deals"));
    }
  }

  // Regression from a real game: the bot with the Sweeper character held 5, 5 and a Clear, and
  // played the Clear.
  void playsANumberAndKeepsItsClearIfThePileIsEmpty() {
    const auto game = match::recordedPosition("three-up-three-down-0c60", 6);
    for (const char* name : {"master", "master:sweeper", "fair:sweeper", "rules:sweeper"}) {
      for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const std::string move = match::choiceIn(*game, name, seed);
        QVERIFY2(move.starts_with("play 5"), (std::string(name) + " " + move).c_str());
      }
    }
  }

  // Regressions: positions of real games with false reasons in hints, or with hints that ignored
  // the obvious alternative.
  void hintReasonsAreTrueInPositionsWhereTheyWereOnceFalse() {
    const auto last = match::recordedPosition("three-up-three-down-6123", 79);
    QCOMPARE(match::hintIn(*last, 0).reason, std::string("You have no other move."));
    const auto reasonFor = [](const G& game, const char* move, const char* instead) {
      const GameOf<G> any(game);
      const ThreeUpThreeDownRules rules(ThreeUpThreeDownRules::tunedStyle());
      const Advice advice =
          rules.explain(view(game, 0), equallyLikelyWorlds(view(game, 0)),
                        actionOrNone(any, 0, move), actionOrNone(any, 0, instead));
      return std::string(rules.reasons()[advice.reason]);
    };
    const OptionValues options = standardValues(G::info().options);
    const G faces = position(2,
                             "phase face turn null hands [[2G TG XG YG 3R 5R] [4R 5B 6R 7R 8R 9R]] "
                             "ready [false false]",
                             Time::early, options);
    QVERIFY(reasonFor(faces, "face 2G XG YG", "face TG XG YG").starts_with("You keep {card}"));
    QVERIFY(!reasonFor(faces, "face 2G XG YG", "face 2G 3R XG").starts_with("You keep {card}"));
    QVERIFY(reasonFor(faces, "face 2G TG YG", "face 2G XG YG").ends_with("it fits onto anything."));
    // A card that hardly fits better than others is no reason.
    QVERIFY(!reasonFor(faces, "face 2G XG YG", "face 5R XG YG").starts_with("You keep {card}"));
    // Equal Clear cards are played together in one play, like equal numbers.
    const G clears =
        position(2,
                 "phase face turn null hands [[5R 5B XR XB 3G TG] [4R 5G 6R 7R 8R 9R]] "
                 "ready [false false]",
                 Time::early, options);
    QVERIFY(!reasonFor(clears, "face 5R 5B XR", "face 5R XR XB").starts_with("You can play cards"));
    QVERIFY(reasonFor(clears, "face 5R 5B XR", "face 3G 5R XR").starts_with("You can play cards"));
    const G sixes = position(2, "phase play turn 0 hands [[6R 6B 6G 9R] [1R 2R]] pile [5G]",
                             Time::early, options);
    QVERIFY(!reasonFor(sixes, "play 6R 6B", "play 9R").starts_with("You get rid of"));
    QVERIFY(reasonFor(sixes, "play 6R 6B 6G", "play 9R").starts_with("Three of the same"));
  }

  // Two choices of face-up cards are different even if they have the same number of cards and the
  // same lowest card.
  void faceUpChoicesWithDifferentValuesAreDifferentMoves() {
    const OptionValues options = standardValues(G::info().options);
    const ThreeUpThreeDownRules rules(ThreeUpThreeDownRules::plainStyle());
    const GameOf<G> game(G(options, 2));
    const auto isSame = [&](const char* one, const char* other) {
      return rules.isSameChoice(options, game.actionFromText(0, one).value(),
                                game.actionFromText(0, other).value());
    };
    QVERIFY(!isSame("face 2G XG YG", "face 2G 3R XG"));
    QVERIFY(!isSame("play 5R", "play 5R 5B"));
    QVERIFY(isSame("face 2G 3R XG", "face 2R 3B XB"));
  }

  // Both tens on the ten of the pile make three of a number. The bot gets rid of two cards and
  // keeps its Clear +2.
  void playsEqualCardsToMakeThreeOfANumberOnThePile_data() { addBots(); }
  void playsEqualCardsToMakeThreeOfANumberOnThePile() {
    QCOMPARE(choice("phase play turn 0 hands [[ZG TB TG] [3R] [4R 5R]] up [[] [1R] [1B]] pile [TR]",
                    Time::late),
             "play TB TG");
  }

  // A required further discard must be made even if no card fits. The bot then picks up this card
  // with the pile.
  void playsRequiredDiscardEvenIfEachCardIsTooLow_data() { addBots(); }
  void playsRequiredDiscardEvenIfEachCardIsTooLow() {
    const QString move = choice(
        "phase further turn 0 further 1 owed true hands [[] [3R] [4R 5R]] up [[2B 6G] [] []] pile "
        "[9R]",
        Time::late);
    QVERIFY2(move == "play 2B" || move == "play 6G", qPrintable(move));
  }

  // The positions where the bot contract is checked also include the choice of face-up cards,
  // during which views hide more cards, and optional pick-ups.
  void contractTestsIncludeFaceUpChoicesAndOptionalPickUps() {
    int facing = 0;
    int pickedUpByChoice = 0;
    contract_.eachPosition(
        300, [&](const GameOf<ThreeUpThreeDown>& game, int player, const Action& action) {
          facing += game.game().state().phase == ThreeUpThreeDown::Phase::face ? 1 : 0;
          if (action.verb != ThreeUpThreeDown::kPickup) return;
          int others = 0;
          game.game().legal(player, [&](const Action& other) {
            others += other.verb != ThreeUpThreeDown::kPickup;
          });
          pickedUpByChoice += others > 0 ? 1 : 0;
        });
    QVERIFY(facing > 300);
    QVERIFY(pickedUpByChoice > 0);
  }
};

DOWNPILE_TEST(TestThreeUpThreeDownPositions);
#include "tst_three_up_three_down_positions.moc"
