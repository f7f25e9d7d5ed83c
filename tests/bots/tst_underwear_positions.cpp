// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of Underwear with only one good move. All rules bots, or bots with one character, must
// find it. Cards not listed in a position are in the stock.
#include <atomic>
#include <ctime>
#include <stdexcept>
#include <string>

#include "bots/bot_catalog.h"
#include "bots/underwear/odds.h"
#include "bots/underwear/plan.h"
#include "bots/underwear/rules.h"
#include "games/underwear/underwear.h"
#include "record/record.h"
#include "runner/test_class.h"
#include "support/value_text.h"

using namespace downpile;

namespace {

CardSet cardsOf(const Underwear& game) {
  CardSet cards;
  for (const PlaceContents& place : game.places()) {
    for (Card card : place.cards) cards.insert(card);
  }
  return cards;
}

// Returns a position. `fields`: its state in the notation of tests/games/support/value_text.h,
// without the stock.
Underwear position(int players, const std::string& fields, const std::string& set = {}) {
  OptionValues options = standardValues(Underwear::info().options);
  if (const auto equals = set.find('='); equals != set.npos) {
    const auto option = findOption(Underwear::info().options, set.substr(0, equals));
    options[option.value()] =
        optionFromText(Underwear::info().options[*option], set.substr(equals + 1)).value();
  }
  std::string error;
  const auto read = [&](const std::string& text) {
    auto game = Underwear::read(options, players, test::valueFromText('{' + text + '}').value(),
                                true, error);
    if (!game) throw std::runtime_error(error + ": " + text);
    return *game;
  };
  std::string stock;
  const Underwear bare = read(fields);
  for (Card card : bare.deck() - cardsOf(bare)) stock += cardText(card, CardFamily::french) + ' ';
  return read(fields + " stock [" + stock + ']');
}

std::string choiceOf(const std::string& name, const Underwear& game, int player = 0) {
  std::string error;
  const auto bot = makeBot(Underwear::info().id, name, error);
  Random random(1);
  const auto action = bot->choose(ViewOf<Underwear>(view(game, player)), random, kNever);
  return action ? actionText(*action, Underwear::info()) : std::string();
}

}  // namespace

#define COMPARE_CHOICE(actual, expected) QCOMPARE(QString::fromStdString(actual), expected)

class TestUnderwearPositions : public QObject {
  Q_OBJECT

 private slots:
  void goesOutAtOnceIfOthersAreCloseToGoingOut_data() { addBots(); }
  void goesOutAtOnceIfOthersAreCloseToGoingOut() {
    QFETCH(QString, bot);
    const Underwear game = position(3,
                                    "turn 0 hands [[5H 6H] [4C] [2S 9D]] downpile [9S] "
                                    "upPiles [[{cards [4H 3H] faceDown false}] [] []]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "up 0 5H 6H");
  }

  void playsTheCardsWhosePointsWinTheGame_data() { addBots(); }
  void playsTheCardsWhosePointsWinTheGame() {
    QFETCH(QString, bot);
    const Underwear game =
        position(3,
                 "turn 0 totals [40 0 0] hands [[5H 6H] [4C 9C TC JC QC KC] [2S 9D TD JD QD KD]] "
                 "downpile [AS] upPiles [[{cards [4H 3H] faceDown false}] [] []]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "up 0 5H 6H");
  }

  // The ace blocks the downpile, and no opponent is close to going out. So the bot can play one
  // card of its run now, and go out with the other card in a later turn.
  void schemerCharacterGoesOutLaterIfOthersAreStuck() {
    const Underwear game =
        position(3,
                 "turn 0 hands [[5H 6H] [4C 9C TC JC QC KC] [2S 9D TD JD QD KD]] "
                 "downpile [9S 5S AS] discard [AC AD AH] "
                 "upPiles [[{cards [4H 3H] faceDown false}] [] []]");
    COMPARE_CHOICE(choiceOf("rules:schemer", game), "up 0 5H");
    COMPARE_CHOICE(choiceOf("rules:liberal", game), "up 0 5H 6H");
    std::string error;
    const auto bot = makeBot(Underwear::info().id, "rules:schemer", error);
    Random random(1);
    const auto advice = bot->advise(ViewOf<Underwear>(view(game, 0)), random, kNever);
    QVERIFY(QString(bot->reasons()[advice.value().reason]).startsWith("Going out can wait"));
  }

  void hintSpeaksOfANewDownpileOnlyIfACardFitsOntoOne() {
    const auto reasonFor = [](const char* hands) {
      const Underwear game = position(2, std::string("turn 0 downpile [9D] hands ") + hands);
      const GameOf<Underwear> any(game);
      const UnderwearRules rules(UnderwearRules::tunedStyle());
      const Advice advice =
          rules.explain(view(game, 0), equallyLikelyWorlds(view(game, 0)),
                        actionOrNone(any, 0, "royals QC"), actionOrNone(any, 0, "draw"));
      return std::string(rules.reasons()[advice.reason]);
    };
    const std::string frees = "None of your cards fits onto this downpile; one may fit";
    QVERIFY(reasonFor("[[QC TH] [3C 9C 2D 6D 3S]]").starts_with(frees));
    QVERIFY(!reasonFor("[[QC KC] [3C 9C 2D 6D 3S]]").starts_with(frees));
  }

  void stealsALargeDownpileIfItHoldsACardOfTheSameValue_data() { addBots(); }
  void stealsALargeDownpileIfItHoldsACardOfTheSameValue() {
    QFETCH(QString, bot);
    const Underwear game =
        position(4,
                 "turn 0 hands [[4C 3H TD KS 9C] [5C 9S TC JC] [2S 9D KD QD] [AH AS 7C 8S]] "
                 "downpile [9H 8H 7H 6H 5H 4H]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "steal 4C");
  }

  // An opponent could steal the pile with one of the three hidden sevens, and the next players hold
  // many cards.
  void schemerCharacterClearsThePileBeforeOthersCanStealIt() {
    const Underwear game =
        position(3,
                 "turn 0 hands [[AC 2C TD KS 9C] [7C 7D 7S TC JC 9S 2S] [2D 9D KD QD AH AS 8C]] "
                 "downpile [TH 9H 8H 7H]");
    COMPARE_CHOICE(choiceOf("rules:schemer", game), "royals KS");
  }

  void carefulCharacterDrawsInsteadOfClearingABlockedDownpile() {
    const Underwear game = position(
        4,
        "turn 0 hands [[6C TD KS 9C 3D 7S] [5C 9S TC JC 2D] [2S 9D KD QD 8C] [4H 5S 7C 8S 3C]] "
        "downpile [9H AH] discard [AC AD AS]");
    COMPARE_CHOICE(choiceOf("rules:careful", game), "draw");
    COMPARE_CHOICE(choiceOf("rules:liberal", game), "royals KS");
  }

  // Playing the 10 closes the bot's up-pile. Its seven cards then count double: fourteen points.
  void closesAnUpPileWithATen_data() { addBots(); }
  void closesAnUpPileWithATen() {
    QFETCH(QString, bot);
    const Underwear game =
        position(3,
                 "turn 0 hands [[TH 3S] [4C 9C TC JC QC] [2S 9D TD JD QD]] downpile [2D] "
                 "upPiles [[{cards [9H 8H 7H 6H 5H 4H] faceDown false}] [] []]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "up 0 TH");
  }

  void doublesADealThatItIsAboutToWin_data() { addBots(); }
  void doublesADealThatItIsAboutToWin() {
    QFETCH(QString, bot);
    const std::string fields =
        "turn 0 hands [[5H 6H 7H] [4C 9C] [2S 9D]] downpile [9S] "
        "upPiles [[{cards [4H 3H] faceDown false}] [] []]";
    COMPARE_CHOICE(choiceOf(bot.toStdString(), position(3, fields, "doubling=on")), "double");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), position(3, fields)), "up 0 5H 6H 7H");
  }

  void doesNotDoubleADealThatAnotherIsAboutToWin_data() { addBots(); }
  void doesNotDoubleADealThatAnotherIsAboutToWin() {
    QFETCH(QString, bot);
    const Underwear game =
        position(3,
                 "turn 1 hands [[5H 6H 7D 9C KC KD QS 2C] [4C] [2S 9D]] downpile [9S] "
                 "upPiles [[] [{cards [4H 3H] faceDown false}] []]",
                 "doubling=on");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "");
  }

  // U14: the king cannot be the last card, so it is played before the five.
  void doesNotKeepARoyaltyAsItsLastCard_data() { addBots(); }
  void doesNotKeepARoyaltyAsItsLastCard() {
    QFETCH(QString, bot);
    const Underwear game =
        position(3,
                 "turn 0 hands [[5H KS] [4C 9C TC JC] [2S 9D TD QD]] downpile [9H] "
                 "upPiles [[{cards [4H 3H] faceDown false}] [] []]");
    COMPARE_CHOICE(choiceOf(bot.toStdString(), game), "royals KS");
  }

  void royaltyIsPlayedOnAnUpPileIfTheHouseRuleAllowsIt() {
    const std::string fields =
        "turn 0 hands [[KH] [4C 9C TC JC] [2S 9D TD QD]] downpile [9S] "
        "upPiles [[{cards [4H 3H] faceDown false}] [] []]";
    COMPARE_CHOICE(choiceOf("rules", position(3, fields, "royaltiesOnUpPiles=on")), "up 0 KH");
    COMPARE_CHOICE(choiceOf("rules", position(3, fields, "goingOut=any")), "royals KH");
  }

  // The hand allows 2,400 ways to clear the downpile with royalties, and other moves.
  void decidesWithin20MillisecondsAmongThousandsOfMoves_data() { addBots(); }
  void decidesWithin20MillisecondsAmongThousandsOfMoves() {
    QFETCH(QString, bot);
    const std::string royalties = "JC QC KC JD QD KD JH QH KH JS QS KS ";
    const std::string numbers = "2C 4C 6C 8C AD 3D 5D 7D 9D 2H 4H 6H 8H AS 3S 5S ";
    const Underwear game = position(
        6,
        "turn 0 hands [[" + royalties + royalties + numbers +
            "] [4C] [2S] [9S] [7S] [6S]] downpile [TH] "
            "upPiles [[{cards [2C] faceDown false} {cards [AD] faceDown false}] [] [] [] [] []]",
        "royaltiesOnUpPiles=on");
    int moves = 0;
    game.legal(0, [&](const Action&) { ++moves; });
    QVERIFY(moves > 2400);
    std::string error;
    const auto player = makeBot(Underwear::info().id, bot.toStdString(), error);
    const ViewOf<Underwear> seen(view(game, 0));
    Random random(1);
    const std::clock_t start = std::clock();  // processor time, independent of other processes
    const auto action = player->choose(seen, random, kNever);
    const double milliseconds = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    QVERIFY(action.has_value() && !seen.check(*action));
    QVERIFY2(milliseconds < 20, qPrintable(QString::number(milliseconds)));
  }

  void probabilitiesOfOpponentsHandsExcludePlayedCards() {
    const Underwear game =
        position(3,
                 "turn 0 hands [[5H KS] [4C 9C TC JC] [2S 9D TD QD KD]] downpile [9H] "
                 "discard [3C 3D 3S 3H QC] upPiles [[{cards [4H] faceDown false}] [] []]");
    const UnderwearOdds odds(view(game, 0));
    const CardSet all = game.deck();
    QVERIFY(std::abs(odds.expected(1, all) - 4) < 1e-9);
    QVERIFY(std::abs(odds.expected(2, all) - 5) < 1e-9);
    QCOMPARE(odds.any(1, CardSet::ofValues(valueBit(3))), 0.0);
    const double twoFours = odds.any(1, CardSet{Card(0, Suit::clubs, 4), Card(0, Suit::spades, 4)});
    const double oneFour = odds.any(1, CardSet{Card(0, Suit::clubs, 4)});
    QVERIFY(oneFour > 0 && twoFours > oneFour);
    QCOMPARE(oneFour, odds.expected(1, CardSet{Card(0, Suit::clubs, 4)}));
    QCOMPARE(odds.any(1, CardSet{Card(0, Suit::hearts, 5)}), 0.0);  // the viewer holds the 5H
  }

  void planCountsTheTurnsThatAHandNeedsToGoOut() {
    const auto plan = [](const std::string& hand, const std::string& upPile) {
      return planOf(position(2, "turn 0 hands [[" + hand + "] [4C 9C]] downpile [9S] upPiles [[" +
                                    upPile + "] []]"),
                    0);
    };
    const std::string three = "{cards [4H 3H] faceDown false}";
    const UnderwearPlan oneRun = plan("5H 6H 7H", three);
    QVERIFY(oneRun.outNext);
    QCOMPARE(oneRun.pileTurns, 1);
    QCOMPARE(oneRun.pileCards, 3);
    QCOMPARE(oneRun.turns, 1.0);
    QVERIFY(!plan("5H 7H", three).outNext);
    QCOMPARE(plan("5H 7H", three).turns, 2.0);
    // No card can be laid on a face-down pile.
    QVERIFY(!plan("5H 6H", "{cards [3H] faceDown true}").outNext);
    QVERIFY(!plan("2H", three).outNext);
    QVERIFY(plan("KS", "").turns > plan("KS 5H", three).turns);  // U14
    QVERIFY(plan("TC", "").turns > plan("2C", "").turns);
    QVERIFY(plan("TC 4D", "").turns > plan("TC", "").turns);
  }

 private:
  static void addBots() {
    QTest::addColumn<QString>("bot");
    for (const char* name : {"rules", "rules:careful", "rules:liberal", "rules:schemer"}) {
      QTest::newRow(name) << name;
    }
  }
};

DOWNPILE_TEST(TestUnderwearPositions);
#include "tst_underwear_positions.moc"
