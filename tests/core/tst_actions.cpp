// SPDX-License-Identifier: GPL-3.0-or-later
// The text form of moves, and which copy of a card is meant.
#include <QTest>

#include "rules/action.h"

using namespace downpile;

namespace {

constexpr Verb kVerbs[] = {
    {"rest", ActionShape::bare},
    {"fall", ActionShape::cards, LayOrder::falling},
    {"rise", ActionShape::placeAndCards, LayOrder::rising},
};
enum : std::uint8_t { kRest, kFall, kRise };

Card card(const char* text) { return cardFromText(text, CardFamily::french).value(); }
Card copyOf(const char* text) { return Card(card(text).id + 64); }

std::optional<Action> read(const std::string& text, const CardSet& available = {}) {
  return actionFromText(text, kVerbs, CardFamily::french, [&](const Action&) { return available; });
}

}  // namespace

class ActionsTest : public QObject {
  Q_OBJECT

 private slots:
  void written() {
    QCOMPARE(actionText({.verb = kRest}, kVerbs, CardFamily::french), std::string("rest"));
    const CardSet run{card("3H"), card("5H"), card("4H")};
    QCOMPARE(actionText({.verb = kFall, .cards = run}, kVerbs, CardFamily::french),
             std::string("fall 5H 4H 3H"));
    QCOMPARE(actionText({.verb = kRise, .place = 12, .cards = run}, kVerbs, CardFamily::french),
             std::string("rise 12 3H 4H 5H"));
  }

  void cardsLieByRankThenSuitThenPack() {
    const CardSet cards{card("KS"), card("2D"), copyOf("KC"), card("KC"), card("TH")};
    QVERIFY(inLayOrder(cards, LayOrder::rising) ==
            (std::vector{card("2D"), card("TH"), card("KC"), copyOf("KC"), card("KS")}));
    QVERIFY(inLayOrder(cards, LayOrder::falling) ==
            (std::vector{card("KC"), copyOf("KC"), card("KS"), card("TH"), card("2D")}));
  }

  void theAceCanLieAboveTheKing() {
    const CardSet cards{card("AS"), card("QS"), card("KS"), card("AC")};
    QVERIFY(inLayOrder(cards, LayOrder::rising) ==
            (std::vector{card("AC"), card("AS"), card("QS"), card("KS")}));
    QVERIFY(inLayOrder(cards, LayOrder::aceHigh) ==
            (std::vector{card("QS"), card("KS"), card("AC"), card("AS")}));
  }

  void readInAnyOrderAndSpacing() {
    const auto expected = Action{.verb = kFall, .cards = {card("3H"), card("4H")}};
    QCOMPARE(read("fall 4H 3H"), expected);
    QCOMPARE(read("  fall   3H 4H "), expected);
    QCOMPARE(read("rise 7 KD"), (Action{.verb = kRise, .place = 7, .cards = {card("KD")}}));
    QCOMPARE(read("rest"), Action{.verb = kRest});
  }

  void readBack() {
    const CardSet hand{card("3H"), copyOf("3H"), copyOf("9C")};
    for (const Action& action :
         {Action{.verb = kRest}, Action{.verb = kFall, .cards = hand},
          Action{.verb = kRise, .place = 3, .cards = CardSet(copyOf("9C"))}}) {
      QCOMPARE(read(actionText(action, kVerbs, CardFamily::french), hand), action);
    }
  }

  void theCopyThatIsHeldIsMeant() {
    QVERIFY(read("fall 3H", CardSet(copyOf("3H")))->cards == CardSet(copyOf("3H")));
    QVERIFY(read("fall 3H", CardSet{card("3H"), copyOf("3H")})->cards == CardSet(card("3H")));
    QVERIFY(read("fall 3H 3H", CardSet(copyOf("3H")))->cards ==
            (CardSet{card("3H"), copyOf("3H")}));
    QVERIFY(read("fall 3H")->cards == CardSet(card("3H")));
  }

  void aPlaceThatIsTooFarIsAPlaceThatIsNotThere() {
    QCOMPARE(int{read("rise 255 3H")->place}, 255);
    QCOMPARE(int{read("rise 256 3H")->place}, 255);
    QCOMPARE(int{read("rise 99999999999999999999 3H")->place}, 255);
  }

  void whatIsNoMove_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"",           "   ",         "dance",       "REST",          "rest 3H",
          "rest 0",     "fall",        "fall 3",      "fall 3H x",     "fall ??",
          "fall 0 3H",  "rise",        "rise 3H",     "rise 0",        "rise -1 3H",
          "rise +1 3H", "rise 1.5 3H", "rise 0x1 3H", "fall 3H 3H 3H", "fall 3H,4H",
          "rest\n"}) {
      QTest::newRow(text) << QString(text);
    }
  }
  void whatIsNoMove() {
    QFETCH(QString, text);
    QVERIFY(!read(text.toStdString(), CardSet()));
  }
};

QTEST_APPLESS_MAIN(ActionsTest)
#include "tst_actions.moc"
