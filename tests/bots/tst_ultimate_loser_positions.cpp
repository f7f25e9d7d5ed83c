// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of Ultimate Loser with only one good move. All rules bots, or bots with one character,
// must find it. Cards not listed in a position are out of play or spares.
#include <atomic>
#include <chrono>
#include <ctime>
#include <stdexcept>
#include <string>

#include "bot_contract.h"
#include "bots/bot_catalog.h"
#include "bots/ultimate-loser/odds.h"
#include "bots/ultimate-loser/plan.h"
#include "bots/ultimate-loser/whole_game_aim.h"
#include "games/ultimate-loser/ultimate_loser.h"
#include "match.h"
#include "recorded.h"
#include "runner/test_class.h"
#include "support/value_text.h"

using namespace downpile;

namespace {

OptionValues optionsWith(const std::string& set) {
  OptionValues options = standardValues(UltimateLoser::info().options);
  if (const auto equals = set.find('='); equals != set.npos) {
    const auto option = findOption(UltimateLoser::info().options, set.substr(0, equals));
    options[option.value()] =
        optionFromText(UltimateLoser::info().options[*option], set.substr(equals + 1)).value();
  }
  return options;
}

// Returns a position. `fields`: its state in the notation of tests/games/support/value_text.h.
// Cards missing from `fields` are in the place `rest`.
UltimateLoser position(int players, const std::string& fields, const std::string& rest = "removed",
                       const std::string& set = {}) {
  std::string error;
  const auto read = [&](const std::string& text) {
    auto game = UltimateLoser::read(optionsWith(set), players,
                                    test::valueFromText('{' + text + '}').value(), true, error);
    if (!game) throw std::runtime_error(error + ": " + text);
    return *game;
  };
  const UltimateLoser bare = read(fields);
  CardSet left = bare.deck();
  for (const PlaceContents& place : bare.places()) {
    for (Card card : place.cards) left.erase(card);
  }
  std::string cards;
  for (Card card : left) cards += cardText(card, CardFamily::french) + ' ';
  return read(fields + ' ' + rest + " [" + cards + ']');
}

QString choiceOf(const QString& name, const UltimateLoser& game, int player = 0) {
  std::string error;
  const auto bot = makeBot(UltimateLoser::info().id, name.toStdString(), error);
  Random random(1);
  const auto action = bot->choose(ViewOf<UltimateLoser>(view(game, player)), random, kNever);
  return action ? QString::fromStdString(actionText(*action, UltimateLoser::info())) : QString();
}

// Returns player 0's best possible result against sensible opponents, as valued by the Master bot.
double bestResult(UltimateLoser game) {
  const UltimateLoserRules sensible(UltimateLoserRules::plainStyle());
  while (!game.dealOver() && game.state().turn != 0) {
    Random random(1);
    const int player = game.state().turn;
    game.apply(player, *sensible.decide(view(game, player), random, kNever), NoReport{});
  }
  if (game.dealOver()) return WholeGameAim<UltimateLoserRules>::goal(game, 0);
  double best = 0;
  view(game, 0).legal([&](const Action& action) {
    UltimateLoser after = game;
    after.apply(0, action, NoReport{});
    best = std::max(best, bestResult(after));
  });
  return best;
}

// Returns true if the move swaps a card for a gin card that is not higher and fits into no play of
// several cards.
bool gainsNothing(const AnyGame& any, const std::string& move) {
  if (!move.starts_with("swap ")) return false;
  const UltimateLoser& game = dynamic_cast<const GameOf<UltimateLoser>&>(any).game();
  const CardSet down(cardFromText(move.substr(5), CardFamily::french).value());
  const CardSet gin(game.state().gin);
  bool combines = false;
  const CardSet& hand = game.state().hands[static_cast<std::size_t>(game.state().turn)];
  UltimateLoser::eachLead((hand - down) | gin, [&](const CardSet& play) {
    combines = combines || (play.size() > 1 && play.containsAll(gin));
  });
  return !combines && UltimateLoser::strengthOf(gin) <= UltimateLoser::strengthOf(down);
}

}  // namespace

class TestUltimateLoserPositions : public QObject {
  Q_OBJECT

  static void addBots() {
    QTest::addColumn<QString>("bot");
    for (const char* name : {"rules", "rules:spoiler", "rules:collector", "rules:hasty"}) {
      QTest::newRow(name) << QString(name);
    }
  }

 private slots:
  void leadsCardsOthersCannotFollow_data() { addBots(); }
  void leadsCardsOthersCannotFollow() {
    QFETCH(QString, bot);
    const UltimateLoser game =
        position(3, "turn 0 gin 2S hands [[5C 6C 7C 2D] [3D 4H 9S TH] [8D JS QH KC]]", "spares");
    QCOMPARE(choiceOf(bot, game), "play 5C 6C 7C");
  }

  // Regression from a real game: a hint suggested leading the single 3, and also predicted the loss
  // of this trick.
  void hintSuggestsLeadingSeveralCardsRatherThanASingleThree() {
    const UltimateLoser game = position(
        5,
        "turn 0 gin 6S hands [[7C 7D 7H 7S 8S 9S TS JS AH 3C] [2C 4C 5D 6H 8C 9D TH JC QD KS] "
        "[5C 6D 8H 9C TD JH QC KD AC 2D] [6C 8D 9H TC JD QH KC AD 2H 3D] "
        "[4D 5H QS KH AS 3H 4H 3S 4S 5S]]",
        "spares");
    std::string error;
    const auto bot = makeBot(UltimateLoser::info().id, "master", error);
    bot->setTimeLimit(std::chrono::milliseconds(0));
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      Random random(seed);
      const auto advice = bot->advise(ViewOf<UltimateLoser>(view(game, 0)), random, kNever);
      const std::string hint =
          actionText(advice->action, UltimateLoser::info()) + " not " +
          actionText(advice->instead.value_or(Action{}), UltimateLoser::info()) + ": " +
          bot->reasons()[advice->reason];
      QVERIFY2(advice->action.cards.size() > 1, hint.c_str());
      QVERIFY2(advice->instead, hint.c_str());
    }
  }

  // Four nines make six pairs, which are all the same move. The search tries only one of them.
  void searchTriesOnlyOneOfSeveralPairsOfTheSameRank() {
    const UltimateLoser game =
        position(3,
                 "turn 0 phase follow gin 2S hands [[9C 9D 9H 9S 2C QD KD] [3D 4H] [8D JC QH]] "
                 "trick {leader 2 plays [[2 [7C 7D]]] passed []}",
                 "spares");
    std::string error;
    const auto bot = makeBot(UltimateLoser::info().id, "master", error);
    Random random(1);
    QVERIFY(bot->choose(ViewOf<UltimateLoser>(view(game, 0)), random, kNever));
    int pairs = 0;
    int others = 0;
    for (const ComparedMove& move : bot->compared()) {
      const CardSet nines = move.action.cards & CardSet::ofValues(valueBit(9));
      ++(nines.size() == 2 ? pairs : others);
    }
    QCOMPARE(pairs, 1);
    QVERIFY(others > 1);
  }

  void playsItsLastPairToGoOut_data() { addBots(); }
  void playsItsLastPairToGoOut() {
    QFETCH(QString, bot);
    const UltimateLoser game =
        position(3, "turn 0 gin 2S hands [[5C 5D] [3D 4H 9S TH] [8D JS QH KC]]", "spares");
    QCOMPARE(choiceOf(bot, game), "play 5C 5D");
  }

  // One player has passed and will pay for this trick. So the bot can play its lowest card without
  // a risk.
  void playsItsLowestCardAfterAnotherPlayerPassed_data() { addBots(); }
  void playsItsLowestCardAfterAnotherPlayerPassed() {
    QFETCH(QString, bot);
    const UltimateLoser game = position(3,
                                        "turn 0 phase follow gin 2S hands [[2D 8H JS] [3D 4H] "
                                        "[8D JC QH]] trick {leader 1 plays [[1 [9C]]] passed [2]}",
                                        "spares");
    QCOMPARE(choiceOf(bot, game), "play 2D");
  }

  void playsTheCardJustAboveTheLowestOfTheTrick_data() { addBots(); }
  void playsTheCardJustAboveTheLowestOfTheTrick() {
    QFETCH(QString, bot);
    const UltimateLoser game =
        position(3,
                 "turn 0 phase follow gin 2S hands [[2D 5H TS KD] [3D 4H 6H] [8D 9H JH]] "
                 "trick {leader 1 plays [[1 [4C]] [2 [AD]]] passed []}",
                 "spares");
    QCOMPARE(choiceOf(bot, game), "play 5H");
  }

  void playsItsLowestCardIfItCannotWinTheTrick_data() { addBots(); }
  void playsItsLowestCardIfItCannotWinTheTrick() {
    QFETCH(QString, bot);
    const UltimateLoser game =
        position(3,
                 "turn 0 phase follow gin 2S hands [[3C TD JD] [3D 4H 6H] [8D 9H JH]] "
                 "trick {leader 1 plays [[1 [QC]] [2 [KD]]] passed []}",
                 "spares");
    QCOMPARE(choiceOf(bot, game), "play 3C");
  }

  void swapsForTheGinCardToGetAStraightFlush_data() {
    QTest::addColumn<QString>("bot");
    for (const char* name : {"rules", "rules:spoiler", "rules:collector"}) {
      QTest::newRow(name) << QString(name);
    }
  }
  void swapsForTheGinCardToGetAStraightFlush() {
    QFETCH(QString, bot);
    const UltimateLoser game =
        position(3,
                 "turn 0 phase follow gin 7C hands [[5C 6C 3D JD] [3H 4H 6H] "
                 "[8D 9H JH]] trick {leader 2 plays [[2 [QC QD]]] passed []}",
                 "spares");
    QCOMPARE(choiceOf(bot, game), "swap 3D");
  }

  // Regression: 2, 3 and 4 of clubs were said to keep together the 3s, which they break up, too.
  void reasonsKnowWhichCardsAMoveBreaksUp() {
    const UltimateLoser game = position(3,
                                        "turn 0 phase lead gin JC hands [[2C 3C 4C 9C 3D 3H 3S] "
                                        "[5H 6H 7H 8D 9D TD JD] [QH KH QS KS QD KD TH]]",
                                        "spares");
    const UltimateLoserRules rules(UltimateLoserRules::tunedStyle());
    const auto keepsTogether = [&](const char* move, const char* instead) {
      const GameOf<UltimateLoser> any(game);
      const Advice advice =
          rules.explain(view(game, 0), equallyLikelyWorlds(view(game, 0)),
                        actionOrNone(any, 0, move), actionOrNone(any, 0, instead));
      return std::string(rules.reasons()[advice.reason]).starts_with("This keeps cards together");
    };
    QVERIFY(!keepsTogether("play 2C 3C 4C", "play 3D 3H 3S"));
    QVERIFY(keepsTogether("play 9C", "play 4C"));
  }

  // A swap costs a penalty, so its reason compares it with moves that are not swaps.
  void reasonForASwapNamesThePlan() {
    int plans = 0;
    for (const int moves : {15, 37, 43}) {
      const auto game = match::recordedPosition("ultimate-loser-3fae", moves);
      const match::Hint hint = match::hintIn(*game, game->standing().turn);
      QVERIFY2(hint.move.starts_with("swap "), hint.move.c_str());
      QVERIFY2(!hint.instead.starts_with("swap "), hint.instead.c_str());
      plans += hint.reason.starts_with("With ") ? 1 : 0;
    }
    QVERIFY(plans > 1);
  }

  void swapsForTheGinCardToGetAPair() {
    const UltimateLoser game =
        position(3,
                 "turn 0 phase follow gin JC hands [[3D JD KD] [3H 4H 6H] "
                 "[8D 9H JH]] trick {leader 2 plays [[2 [QC QD]]] passed []}",
                 "spares");
    QCOMPARE(choiceOf("rules", game), "swap 3D");
  }

  void doesNotSwapForAWorseGinCard_data() { addBots(); }
  void doesNotSwapForAWorseGinCard() {
    QFETCH(QString, bot);
    const UltimateLoser game =
        position(3,
                 "turn 0 phase follow gin 2S hands [[TC JD KD AH] [3H 4H 6H] "
                 "[8D 9H JH]] trick {leader 2 plays [[2 [QC QD]]] passed []}",
                 "spares");
    QCOMPARE(choiceOf(bot, game), "pass");
  }

  // In each simulated deal, the viewer must pay for this trick after playing the 2, but not after
  // playing the king. The search must trust these rollouts more than the neural network, which
  // prefers the 2.
  void masterTrustsUnanimousRolloutsMoreThanItsNeuralNetwork() {
    const auto game = match::recordedPosition("ultimate-loser-5c8e", 50);
    std::string error;
    const auto bot = makeBot(UltimateLoser::info().id, "master", error);
    Random random(1);
    const auto action = bot->choose(*viewFor(*bot, *game, 0), random, kNever);
    QCOMPARE(actionText(action.value(), UltimateLoser::info()), std::string("play KD"));
    constexpr double kSlip = 0.06;
    for (const ComparedMove& move : bot->compared()) {
      QVERIFY(move.action == *action || move.loss > kSlip);
    }
  }

  // Two opponents hold two cards each. By their earlier moves, it is likely that both hold a pair,
  // or that neither does. A Markov chain from one case would seldom reach the other.
  void masterChoosesTheSameMoveWithEverySeed() {
    const auto game = match::recordedPosition("ultimate-loser-1015", 40);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      QCOMPARE(match::choiceIn(*game, "master", seed), std::string("play 9D"));
    }
  }

  // All cards are known: the opponent must hold the ones missing from all other places.
  void masterPlaysLastTricksPerfectly() {
    constexpr int kCards = 3;
    for (std::uint64_t deal = 0; deal < 40; ++deal) {
      Random random(3, deal);
      std::vector<Card> deck;
      for (Card card : UltimateLoser(optionsWith({}), 2).deck()) deck.push_back(card);
      random.shuffle(std::span(deck));
      const auto cards = [&](int first, int count) {
        std::string text;
        for (int i = first; i < first + count; ++i) {
          text += cardText(deck[static_cast<std::size_t>(i)], CardFamily::french) + ' ';
        }
        return text;
      };
      const UltimateLoser game =
          position(2, "turn 0 gin " + cards(0, 1) + " hands [[" + cards(1, kCards) + "] [" +
                          cards(1 + kCards, kCards) + "]]");
      UltimateLoser after = game;
      const std::string move = choiceOf("master", game).toStdString();
      after.apply(0, actionOrNone(GameOf<UltimateLoser>(game), 0, move), NoReport{});
      constexpr double kRounding = 1e-9;
      const double lost = bestResult(game) - bestResult(after);
      QVERIFY2(lost < kRounding,
               (std::to_string(deal) + " " + move + " " + std::to_string(lost)).c_str());
    }
  }

  // Regressions: hints suggested swapping a card for an equal one, and a swap later reverted by the
  // bot.
  void hintsAndBotsAvoidUselessSwaps_data() {
    QTest::addColumn<std::string>("record");
    QTest::addColumn<int>("moves");
    QTest::addRow("3 of hearts for 3 of spades") << std::string("ultimate-loser-3fae") << 30;
    QTest::addRow("3 of clubs back for 2 of diamonds") << std::string("ultimate-loser-3fae") << 66;
    QTest::addRow("once more") << std::string("ultimate-loser-3fae") << 76;
    QTest::addRow("king for 3") << std::string("ultimate-loser-5c8e") << 6;
    QTest::addRow("queen for 2") << std::string("ultimate-loser-5c8e") << 9;
  }
  void hintsAndBotsAvoidUselessSwaps() {
    QFETCH(std::string, record);
    QFETCH(int, moves);
    const auto game = match::recordedPosition(record, moves);
    const match::Hint hint = match::hintIn(*game, game->standing().turn);
    QVERIFY2(!gainsNothing(*game, hint.move), hint.move.c_str());
    for (const char* name : {"fair:collector", "sharp:collector", "master:collector"}) {
      for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const std::string move = match::choiceIn(*game, name, seed);
        QVERIFY2(!gainsNothing(*game, move), (std::string(name) + " " + move).c_str());
      }
    }
  }

  // In games of up to four deals, no rules, fair or learned bot swaps for a card of no higher rank
  // that fits into no play of several cards.
  void botsMakeNoUselessSwapInSampleGames() {
    std::vector<std::unique_ptr<Bot>> bots;
    std::string error;
    for (const char* name : {"rules", "rules:collector", "fair:collector", "learned"}) {
      bots.push_back(makeBot(UltimateLoser::info().id, name, error));
    }
    int swaps = 0;
    const match::BotContract<UltimateLoser> contract(std::move(bots));
    contract.eachPosition(tests::effort(5, 12),
                          [&](const GameOf<UltimateLoser>& game, int, const Action& action) {
                            if (action.verb != UltimateLoser::kSwap) return;
                            ++swaps;
                            const std::string text = actionText(action, UltimateLoser::info());
                            QVERIFY2(!gainsNothing(game, text), text.c_str());
                          });
    QVERIFY(swaps > tests::effort(8, 20));
  }

  // Passing costs a penalty. The pair of tens is not the lowest play, so it costs nothing.
  void beatsAPairRatherThanPassing_data() { addBots(); }
  void beatsAPairRatherThanPassing() {
    QFETCH(QString, bot);
    const UltimateLoser game = position(
        4,
        "turn 0 phase follow gin 2S hands [[TC TD JD KD] [3H 4H 6H] [8D 9H JH] [5D 6S 7S]] "
        "trick {leader 3 plays [[3 [8C 8S]]] passed []}",
        "spares");
    QCOMPARE(choiceOf(bot, game), "play TC TD");
  }

  // The missing cards leave one possible world. Rollouts of it overrated a pass by six penalties.
  void solvesAnEndingOfThirteenCards() {
    const UltimateLoser game =
        position(3,
                 "turn 2 phase follow gin 4S hands [[9C 2D 7D 9D KD 2H 7S] [] [2C 7C AH 7H AS 2S]] "
                 "trick {leader 1 plays [[1 [KC]]] passed []} penalties [6 4 6]");
    const QString move = choiceOf("master", game, 2);
    QVERIFY2(move == "play AH" || move == "play AS", qPrintable(move));
  }

  // If opponents have few cards left, going out first matters most.
  void leadsAPairBeforeAnAceIfOthersAreNearlyOut() {
    const UltimateLoser game = position(3, "turn 0 gin 2S hands [[4C 4D AH] [9H] [TS]]", "spares");
    QCOMPARE(choiceOf("rules", game), "play 4C 4D");
  }

  // The hand is the one with the most straight flushes in a deal of three players.
  void decidesOnAHandOfManyStraightFlushesWithin200Milliseconds() {
    const UltimateLoser game = position(3,
                                        "turn 0 gin 2S hands [[2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC "
                                        "AC 2D 3D 4D 5D] [6H 7H 9S] [8S 9H]]",
                                        "spares");
    std::string error;
    const auto player = makeBot(UltimateLoser::info().id, "rules", error);
    Random random(1);
    const ViewOf<UltimateLoser> seen(view(game, 0));
    const std::clock_t start = std::clock();  // processor time, independent of other processes
    const auto action = player->choose(seen, random, kNever);
    const double milliseconds = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    QVERIFY(action.has_value() && !seen.check(*action));
    QVERIFY2(milliseconds < 200, qPrintable(QString::number(milliseconds)));
  }

  // If all plays cost the same, the plan has the fewest plays.
  void planForAHandHasTheFewestPossiblePlays_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("plays");
    QTest::newRow("no cards") << "" << 0;
    QTest::newRow("ranks") << "2C 2D 2H 9S 9D KC" << 3;
    QTest::newRow("two straight flushes, not three pairs") << "3C 4C 5C 3D 4D 5D" << 2;
    QTest::newRow("long straight flush") << "5C 6C 7C 8C 9C 7D 7H" << 2;
    QTest::newRow("part of a straight flush") << "5C 6C 7C 8C 8D 8H 9D TD" << 3;
    QTest::newRow("whole straight flush, not two parts") << "2C 3C 4C 5C 6C 7C 8C 5D 5H" << 2;
    QTest::newRow("up to the ace") << "QS KS AS 2S 3S" << 3;
  }
  void planForAHandHasTheFewestPossiblePlays() {
    QFETCH(QString, hand);
    QFETCH(int, plays);
    CardSet cards;
    for (const QString& word : hand.split(' ', Qt::SkipEmptyParts)) {
      cards.insert(cardFromText(word.toStdString(), CardFamily::french).value());
    }
    UltimateLoserCosts costs;
    UltimateLoser::eachLead(cards, [&](const CardSet& play) {
      costs.of(UltimateLoser::typeOf(play), UltimateLoser::strengthOf(play)) = 1;
    });
    const UltimateLoserPlan plan = planUltimateLoser(cards, costs);
    QCOMPARE(static_cast<int>(plan.count), plays);
    CardSet planned;
    for (const auto& play : plan) {
      QVERIFY(play.type.size > 0);
      QVERIFY(play.type == UltimateLoser::typeOf(play.cards));
      QCOMPARE(int{play.strength}, UltimateLoser::strengthOf(play.cards));
      planned |= play.cards;
    }
    QVERIFY(planned == cards);
  }

  void probabilitiesThatAnOpponentHoldsAHigherCardOrPairAreExact() {
    // The opponent holds two of the four hidden cards 3H 3S 4H 5H. One of the six possible hands is
    // a pair: the two threes.
    const UltimateLoser game = position(2, "turn 0 gin 2S hands [[9C] [3H 3S]] spares [4H 5H]");
    const UltimateLoserOdds odds(view(game, 0));
    QCOMPARE(odds.above(1, {.size = 2}, 1), 1.0 / 6);
    QCOMPARE(odds.above(1, {.size = 2}, 3), 0.0);
    // A card above a three: in all six possible hands but that with both threes.
    QCOMPARE(odds.above(1, {.size = 1}, 3), 5.0 / 6);
    QCOMPARE(odds.above(1, {.size = 1}, 4), 3.0 / 6);  // only in the hands with the 5
    QCOMPARE(odds.above(1, {.size = 1}, 1), 1.0);
  }

  // All signs are equally frequent, although another player has already thrown rock.
  void botThrowsRockPaperAndScissorsEquallyOften() {
    std::string error;
    const auto state = test::valueFromText(
        "{turn null phase throw gin 2S hands [[3C] [5C] [7C]] throwers [0 1 2] "
        "throws [null rock null]}");
    const auto game =
        UltimateLoser::read(standardValues(UltimateLoser::info().options), 3, *state, true, error);
    QVERIFY2(game, error.c_str());
    const std::atomic<bool> never{false};
    const auto bot = makeBot("ultimate-loser", "rules", error);
    std::array<int, 3> counts{};
    constexpr int kThrows = 3000;
    for (int i = 0; i < kThrows; ++i) {
      Random random(1, static_cast<std::uint64_t>(i));
      const auto action = bot->choose(ViewOf<UltimateLoser>(view(*game, 0)), random, never);
      QVERIFY(action && action->verb == UltimateLoser::kThrow);
      ++counts[static_cast<std::size_t>(action->number)];
    }
    for (int count : counts) QVERIFY(std::abs(count - kThrows / 3) < 130);  // 5 standard deviations
  }
};

DOWNPILE_TEST(TestUltimateLoserPositions, .tier = tests::Tier::both, .thoroughSeconds = 10);
#include "tst_ultimate_loser_positions.moc"
