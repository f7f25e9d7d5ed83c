// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of Up and Down with only one good move. Rules bots of all characters, the tuned bot and
// Master must find it. Hearts are trumps. Cards not listed in a position were not dealt, or have
// been played.
#include <atomic>
#include <cmath>
#include <stdexcept>
#include <string>

#include "bots/bot_catalog.h"
#include "bots/up-and-down/forecast.h"
#include "bots/up-and-down/odds.h"
#include "games/up-and-down/up_and_down.h"
#include "match.h"
#include "runner/test_class.h"
#include "support/value_text.h"

using namespace downpile;

namespace {

CardSet cardsOf(const UpAndDown& game) {
  CardSet cards;
  for (const PlaceContents& place : game.places()) {
    for (Card card : place.cards) cards.insert(card);
  }
  return cards;
}

OptionValues optionsOf(const std::string& set) {
  OptionValues options = standardValues(UpAndDown::info().options);
  options[UpAndDown::kLimit] = 0;
  if (const auto equals = set.find('='); equals != set.npos) {
    const auto option = findOption(UpAndDown::info().options, set.substr(0, equals)).value();
    options[option] =
        optionFromText(UpAndDown::info().options[option], set.substr(equals + 1)).value();
  }
  return options;
}

// Returns a position with hearts as trumps. `fields`: its state in the notation of
// tests/games/support/value_text.h, without trump, undealt and played. Of the cards not in
// `fields`, as many are undealt as the deal left over. The rest have been played.
UpAndDown position(int players, const std::string& fields, const std::string& set = {}) {
  std::string error;
  const auto read = [&](const std::string& text) {
    auto game = UpAndDown::read(optionsOf(set), players,
                                test::valueFromText('{' + text + '}').value(), true, error);
    if (!game) throw std::runtime_error(error + ": " + text);
    return *game;
  };
  const UpAndDown bare = read(fields + " trump H");
  int room = bare.deck().size() - bare.state().cards * players;
  std::string undealt;
  std::string played;
  for (Card card : bare.deck() - cardsOf(bare)) {
    (room-- > 0 ? undealt : played) += cardText(card, CardFamily::french) + ' ';
  }
  return read(fields + " trump H undealt [" + undealt + "] played [" + played + ']');
}

std::string choiceOf(const std::string& name, const UpAndDown& game) {
  std::string error;
  const auto bot = makeBot(UpAndDown::info().id, name, error);
  Random random(1);
  const int player = game.state().turn;
  const auto action = bot->choose(ViewOf<UpAndDown>(view(game, player)), random, kNever);
  return action ? actionText(*action, UpAndDown::info()) : std::string();
}

}  // namespace

#define COMPARE_CHOICE(actual, expected) QCOMPARE(QString::fromStdString(actual), expected)

class TestUpAndDownPositions : public QObject {
  Q_OBJECT

  static void addBots() { addBotsExcept({}); }
  static void addBotsExcept(std::string_view excluded) {
    QTest::addColumn<QString>("bot");
    for (const std::string& name : match::quickBots(UpAndDown::info().id)) {
      if (name == "random" || name == "learned" || name == excluded) continue;
      QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    // The learned bot is left out because its network errs in positions unlike its training games.
    // Master uses the same network, but its search corrects the errors.
    if (excluded != "master") QTest::newRow("master") << QStringLiteral("master");
  }

 private slots:
  void bidsZeroOnLowCards_data() { addBots(); }
  void bidsZeroOnLowCards() {
    QFETCH(QString, bot);
    const UpAndDown game = position(
        4, "turn 0 deal 4 hands [[7C 8D 7S 8C] [9C TC JC QC] [9D TD JD QD] [9S TS JS QS]]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "bid 0");
  }

  void bidsOneTrickForEachHighTrump_data() { addBots(); }
  void bidsOneTrickForEachHighTrump() {
    QFETCH(QString, bot);
    const UpAndDown game = position(
        4, "turn 0 deal 4 hands [[AH KH QH 7C] [9C TC JC QC] [9D TD JD QD] [9S TS JS QS]]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "bid 3");
  }

  // The same cards win fewer tricks among six players than among two.
  void bidsFewerTricksOnTheSameHandWithMorePlayers() {
    const std::string hand = "turn 0 deal 6 cards 4 hands [[JH AC KD 9S] [7C 8C 9C TC] ";
    const UpAndDown two = position(2, hand + ']');
    const UpAndDown six =
        position(6, hand + "[7D 8D 9D TD] [7S 8S TS JS] [JC QC JD QD] [7H 8H 9H QS]]");
    const int few = std::stoi(choiceOf("rules", two).substr(4));
    const int many = std::stoi(choiceOf("rules", six).substr(4));
    QVERIFY2(few > many, qPrintable(QStringLiteral("%1 %2").arg(few).arg(many)));
  }

  void lastBidderBidsTheNextBestNumberIfTheBestIsForbidden_data() { addBots(); }
  void lastBidderBidsTheNextBestNumberIfTheBestIsForbidden() {
    QFETCH(QString, bot);
    const std::string fields =
        "turn 0 deal 13 bids [null 1 0 0] cards 3 hands [[AH KH 7C] [9C TC JC] [9D TD JD] [9S TS "
        "JS]]";
    COMPARE_CHOICE(choiceOf(bot.toStdString(), position(4, fields, "lastBidder=free")), "bid 2");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), position(4, fields)), "bid 1");
  }

  // Normally a failed bid of two costs 20 points. Under the house rule "partial responsibility" it
  // costs only 10 if the player took one of the two tricks. So the bot bids more.
  void bidsMoreRiskilyWithPartialResponsibility() {
    const std::string fields =
        "turn 0 deal 4 hands [[QC KD QH KS] [9C TC JC 8C] [9D TD JD QD] [9S TS JS QS]]";
    const int complete = std::stoi(choiceOf("rules", position(4, fields)).substr(4));
    const int partial =
        std::stoi(choiceOf("rules", position(4, fields, "responsibility=partial")).substr(4));
    QVERIFY2(partial > complete, qPrintable(QStringLiteral("%1 %2").arg(partial).arg(complete)));
  }

  // With its own card hidden, the bot bids by the opponents' cards: they hold no trump, or they
  // hold the highest card.
  void bidsByTheCardsOfOthersIfItsOwnCardIsHidden_data() { addBots(); }
  void bidsByTheCardsOfOthersIfItsOwnCardIsHidden() {
    QFETCH(QString, bot);
    const std::string blind = "blindOne=on";
    COMPARE_CHOICE(choiceOf(bot.toStdString(), position(3, "turn 1 hands [[7C] [KS] [8D]]", blind)),
                   "bid 1");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), position(3, "turn 1 hands [[AH] [KH] [8D]]", blind)),
                   "bid 0");
    COMPARE_CHOICE(
        choiceOf(bot.toStdString(),
                 position(3, "turn 1 phase play bids [0 0 0] hands [[AH] [KH] [8D]]", blind)),
        "play ??");
  }

  void takesTheTrickIfItNeedsOneMoreToKeepItsBid_data() { addBots(); }
  void takesTheTrickIfItNeedsOneMoreToKeepItsBid() {
    QFETCH(QString, bot);
    const UpAndDown game = position(
        3,
        "turn 0 deal 3 phase play bids [1 1 0] taken [0 1 0] trick {leader 1 cards [[1 9C] [2 "
        "TC]]} hands [[JC 7C] [9D] [TD]]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "play JC");
  }

  // Both clubs lose this trick, and keeping the higher one is more dangerous. Here and in the next
  // test, the Master bot instead spoils the bid of the player aiming at all tricks, because this
  // gains more in the settlement.
  void losesATrickWithItsHighestLosingCard_data() { addBotsExcept("master"); }
  void losesATrickWithItsHighestLosingCard() {
    QFETCH(QString, bot);
    const UpAndDown game =
        position(3,
                 "turn 0 deal 3 phase play bids [0 3 0] trick {leader 1 cards [[1 KC] [2 8C]]} "
                 "hands [[QC 7C 8D] [9D JD] [TD 9S]]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "play QC");
  }

  void discardsItsAceOnAnotherSuitIfItWantsNoTrick_data() { addBotsExcept("master"); }
  void discardsItsAceOnAnotherSuitIfItWantsNoTrick() {
    QFETCH(QString, bot);
    const std::string fields =
        " 3 0] trick {leader 1 cards [[1 KC] [2 8C]]} hands [[AD 7S 8S] [9D JD] [TD 9S]]";
    const std::string start = "turn 0 deal 3 phase play bids [";
    COMPARE_CHOICE(choiceOf(bot.toStdString(), position(3, start + '0' + fields)), "play AD");
    const std::string kept = choiceOf(bot.toStdString(), position(3, start + '1' + fields));
    QVERIFY2(kept != "play AD", kept.c_str());
  }

  void leadsLowIfItNeedsNoMoreTricks_data() { addBots(); }
  void leadsLowIfItNeedsNoMoreTricks() {
    QFETCH(QString, bot);
    if (bot == "rules:contrary") QSKIP("may prefer to take a trick that an opponent needs");
    const UpAndDown game = position(
        3, "turn 0 deal 3 phase play bids [1 2 1] taken [1 0 0] hands [[AS 7C] [9C JC] [TC 9S]]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "play 7C");
  }

  void leadsHighIfItNeedsOneMoreTrick_data() { addBotsExcept("master"); }
  void leadsHighIfItNeedsOneMoreTrick() {
    QFETCH(QString, bot);
    const UpAndDown game = position(
        3, "turn 0 deal 3 phase play bids [2 2 1] taken [1 0 0] hands [[AH 7C] [9C JC] [TC 9S]]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "play AH");
  }

  // The bot can no longer reach its bid. Its opponent is winning the trick, but has already taken
  // all tricks of the bid. So the bot lets the opponent win. The bot "tuned" differs: it gives more
  // weight to the current trick.
  void leavesTheTrickToAnOpponentWhoWantsNoMore_data() { addBotsExcept("tuned"); }
  void leavesTheTrickToAnOpponentWhoWantsNoMore() {
    QFETCH(QString, bot);
    if (bot == "rules:bold") QSKIP("looks at its own cards only");
    const UpAndDown game =
        position(2,
                 "turn 0 deal 3 phase play bids [3 1] taken [0 1] trick {leader 1 cards [[1 9C]]} "
                 "hands [[AC 7C] [9D]]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "play 7C");
  }

  // Rule D8: a failed bid would end the game with a loss for the bot.
  void bidsLowerIfFailureEndsTheGame() {
    const std::string fields =
        "turn 0 deal 4 hands [[AC TH QH 9S] [9C TC JC 8C] [9D TD JD QD] [7S TS JS QS]] totals ";
    const std::string apart = choiceOf("rules", position(4, fields + "[0 0 0 0]", "limit=200"));
    const std::string near = choiceOf("rules", position(4, fields + "[-40 20 0 0]", "limit=200"));
    QVERIFY2(apart > near, qPrintable(QString::fromStdString(apart + " " + near)));
  }

  void probabilitiesExcludeSuitsThatAnOpponentIsKnownToLack() {
    const UpAndDown game =
        position(3,
                 "turn 0 deal 4 phase play bids [1 1 1] taken [1 0 0] shownOut {C [1] H [1]} "
                 "hands [[AC 7C QS] [9D JD TD] [TC 9S 8H]]");
    const auto seen = view(game, 0);
    const UpAndDownOdds odds(seen, UpAndDownStyle{});
    const auto card = [](const char* text) { return *cardFromText(text, CardFamily::french); };
    QCOMPARE(odds.beats(1, card("7C"), Suit::clubs), 0.0);  // neither of the suit led nor a trump
    QVERIFY(odds.beats(2, card("7C"), Suit::clubs) > 0.2);
    QVERIFY(odds.beats(2, card("AC"), Suit::clubs) > 0);  // may be trumped
    QCOMPARE(odds.beats(2, card("AH"), Suit::hearts), 0.0);
    QCOMPARE(odds.wanted(1), 1.0);
    QVERIFY(odds.after() == odds.others());
  }

  // Only the cards in the hands are still unseen, so the king is the highest spade. No trumps are
  // left.
  void probabilitiesOfTakingATrickExcludePlayedCards() {
    const UpAndDown game = position(4,
                                    "turn 0 deal 8 phase play bids [1 1 1 1] taken [3 1 1 1] "
                                    "hands [[KS 7C] [9D JD] [TC 9S] [TD TS]]");
    const auto seen = view(game, 0);
    const UpAndDownOdds odds(seen, UpAndDownStyle{});
    const Card king(0, Suit::spades, kRankKing);
    QCOMPARE(odds.chanceUnbeaten(odds.others(), king, Suit::spades), 1.0);
    QCOMPARE(odds.takesLater(king, 0), 1.0);
    QVERIFY(odds.takesLater(Card(0, Suit::clubs, 7), 0) < 1);
  }

  // The bot's valuation of a number of tricks at the end of the deal follows rules D6 and D8.
  void valueOfTakenTricksDependsOnTheBidAndTheHouseRules() {
    const std::string fields =
        "turn 0 deal 4 hands [[AH JH AC 7D] [9C TC JC 8C] [9D TD JD QD] [9S TS JS QS]]";
    const auto utility = [&](const std::string& set, int bid, int taken) {
      const UpAndDown game = position(4, fields, set);
      const auto seen = view(game, 0);
      return UpAndDownForecast(seen, UpAndDownOdds(seen, {}), {}).utility(bid, taken);
    };
    QCOMPARE(utility("", 2, 2), 20.0);
    QCOMPARE(utility("", 0, 0), 5.0);
    QCOMPARE(utility("", 2, 1), -20.0);
    QCOMPARE(utility("responsibility=partial", 2, 1), -10.0);
    QCOMPARE(utility("limit=61", 2, 1), -20.0);
    QVERIFY(utility("limit=60", 2, 1) < -20);
  }

  // Plays the 51 deals of two players with the larger pack, up to the largest possible hands.
  void averageDecisionTakesLessThan2MillisecondsInAGameWithTheLargestHands() {
    OptionValues options = standardValues(UpAndDown::info().options);
    options[UpAndDown::kPack] = 1;
    options[UpAndDown::kLimit] = 0;
    UpAndDown game(options, 2);
    Random random(1);
    std::string error;
    const auto bot = makeBot(UpAndDown::info().id, "rules", error);
    int decisions = 0;
    const std::clock_t start = std::clock();  // processor time, independent of other processes
    for (int deal = 1; deal <= 51; ++deal) {
      if (deal > 1) game.startDeal(NoReport{});
      while (!game.dealOver()) {
        if (game.chance().kind != ChanceNeed::Kind::none) {
          game.resolve(Chance::draw(game.chance(), random), NoReport{});
          continue;
        }
        const int player = game.state().turn;
        const auto action = bot->choose(ViewOf<UpAndDown>(view(game, player)), random, kNever);
        game.apply(player, action.value(), NoReport{});
        ++decisions;
      }
    }
    const double milliseconds = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    QVERIFY2(milliseconds / decisions < 2, qPrintable(QString::number(milliseconds / decisions)));
  }

  void makesNoMoveBeforeCardsAreDealtAndTrumpsAreDrawn() {
    UpAndDown game(standardValues(UpAndDown::info().options), 2);
    const auto expectSilence = [&] {
      const ViewOf<UpAndDown> seen(view(game, 1));
      for (const auto& bot : match::makeBots<UpAndDown>()) {
        Random random(1);
        QVERIFY(!bot->choose(seen, random, kNever));
        QVERIFY(!bot->advise(seen, random, kNever));
      }
    };
    expectSilence();
    Random random(1);
    game.resolve(Chance::draw(game.chance(), random), NoReport{});
    QVERIFY(game.chance().kind == ChanceNeed::Kind::pick);
    expectSilence();
  }
};

DOWNPILE_TEST(TestUpAndDownPositions);
#include "tst_up_and_down_positions.moc"
