// SPDX-License-Identifier: GPL-3.0-or-later
// Text form of moves, and the choice between equal cards.

#include "french_card.h"
#include "rules/action.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

constexpr std::string_view kSuitWords[] = {"C", "D", "H"};

// Test verbs, at least one for each ActionShape. Some have the same name but different arguments.
constexpr Verb kVerbs[] = {
    {"rest", ActionShape::bare},
    {"fall", ActionShape::cards, LayOrder::falling},
    {"rise", ActionShape::placeAndCards, LayOrder::rising},
    {"flip", ActionShape::place},
    {"bid", ActionShape::number},
    {.name = "choose", .shape = ActionShape::word, .words = kSuitWords},
    {"rob", ActionShape::target},
    {"rob", ActionShape::targetAndPlace},
    {"rob", ActionShape::targetAndCards},
    {"fall", ActionShape::bare},
};
enum : std::uint8_t {
  kRest,
  kFall,
  kRise,
  kFlip,
  kBid,
  kChoose,
  kRob,
  kRobPlace,
  kRobCards,
  kFallBare
};

// Fields that an action of each verb of kVerbs may use. Cards and target are also required if true.
// The number is tested separately.
struct Required {
  bool cards = false;
  bool target = false;
  bool place = false;
};
constexpr Required kRequired[] = {
    {},
    {.cards = true},
    {.cards = true, .place = true},
    {.place = true},
    {},
    {},
    {.target = true},
    {.target = true, .place = true},
    {.cards = true, .target = true},
    {},
};

std::optional<Action> read(const std::string& text, const CardSet& available = {}) {
  return actionFromText(text, kVerbs, CardFamily::french, [&](const Action&) { return available; });
}

}  // namespace

Q_DECLARE_METATYPE(downpile::Action)

class TestActions : public QObject {
  Q_OBJECT

 private slots:
  void moveIsWrittenAsVerbPlaceAndOrderedCards() {
    QCOMPARE(actionText({.verb = kRest}, kVerbs, CardFamily::french), std::string("rest"));
    const CardSet run{card("3H"), card("5H"), card("4H")};
    QCOMPARE(actionText({.verb = kFall, .cards = run}, kVerbs, CardFamily::french),
             std::string("fall 5H 4H 3H"));
    QCOMPARE(actionText({.verb = kRise, .place = 12, .cards = run}, kVerbs, CardFamily::french),
             std::string("rise 12 3H 4H 5H"));
  }

  void writtenMoveOfEachVerbIsReadBack_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<Action>("action");
    const CardSet cards{card("3H"), card("5H")};
    const auto row = [](const char* text, const Action& action) {
      QTest::newRow(text) << QString(text) << action;
    };
    row("rest", {.verb = kRest});
    row("fall 5H 3H", {.verb = kFall, .cards = cards});
    row("rise 12 3H 5H", {.verb = kRise, .place = 12, .cards = cards});
    row("flip 0", {.verb = kFlip});
    row("flip 2", {.verb = kFlip, .place = 2});
    row("bid 0", {.verb = kBid});
    row("bid 26", {.verb = kBid, .number = 26});
    row("choose C", {.verb = kChoose});
    row("choose H", {.verb = kChoose, .number = 2});
    row("rob 2", {.verb = kRob, .target = 2});
    row("rob 2 3", {.verb = kRobPlace, .place = 3, .target = 2});
    row("rob 2 3H", {.verb = kRobCards, .target = 2, .cards = CardSet(card("3H"))});
    row("rob 0 3H 5H", {.verb = kRobCards, .target = 0, .cards = cards});
    row("fall", {.verb = kFallBare});
  }
  void writtenMoveOfEachVerbIsReadBack() {
    QFETCH(QString, text);
    QFETCH(Action, action);
    QCOMPARE(actionText(action, kVerbs, CardFamily::french), text.toStdString());
    QCOMPARE(read(text.toStdString()), action);
    QVERIFY(wellFormed(action, kVerbs));
  }

  // An action is well-formed only if it has exactly the arguments of its verb's shape
  // (ActionShape): cards, target, place or number.
  void moveIsWellFormedOnlyWithTheFieldsOfItsVerb() {
    for (std::size_t verb = 0; verb < std::size(kVerbs); ++verb) {
      for (const bool cards : {false, true}) {
        for (const int target : {0, 7, 200, int{kNoPlayer}}) {
          for (const int place : {0, 1, 255}) {
            for (const int number : {-1, 0, 2, 3, 32767}) {
              const Action action{.verb = static_cast<std::uint8_t>(verb),
                                  .place = static_cast<std::uint8_t>(place),
                                  .target = static_cast<std::uint8_t>(target),
                                  .number = static_cast<std::int16_t>(number),
                                  .cards = cards ? CardSet(Card(5)) : CardSet()};
              const Required& required = kRequired[verb];
              const bool numberFits =
                  verb == kBid || (verb == kChoose ? number >= 0 && number < 3 : number == 0);
              const bool expected = numberFits && cards == required.cards &&
                                    (target != kNoPlayer) == required.target &&
                                    (place == 0 || required.place);
              QCOMPARE(wellFormed(action, kVerbs), expected);
            }
          }
        }
      }
    }
    QVERIFY(!wellFormed({.verb = static_cast<std::uint8_t>(std::size(kVerbs))}, kVerbs));
    QVERIFY(!wellFormed({.verb = kNoVerb}, kVerbs));
    QVERIFY(!wellFormed({.verb = kNoVerb}, {}));
  }

  // The reader of a move first reads its target and place, and then asks which cards are available
  // there. So the same text can mean different copies of a card.
  void copyOfACardInAMoveTextDependsOnTheTargetAndPlaceOfTheMove() {
    const auto available = [](const Action& action) {
      if (action.verb == kRobCards && action.target == 3) return CardSet(copyOf("3H"));
      if (action.verb == kRise && action.place == 1) return CardSet(copyOf("5H"));
      return CardSet();
    };
    const auto cards = [&](const char* text) {
      return actionFromText(text, kVerbs, CardFamily::french, available)->cards;
    };
    QVERIFY(cards("rob 3 3H") == CardSet(copyOf("3H")));
    QVERIFY(cards("rob 2 3H") == CardSet(card("3H")));
    QVERIFY(cards("rise 1 5H") == CardSet(copyOf("5H")));
    QVERIFY(cards("rise 0 5H") == CardSet(card("5H")));
    QVERIFY(cards("fall 3H") == CardSet(card("3H")));
  }

  void readsMovesWithCardsOf3Up3Down() {
    const auto coloured = [](const char* text, const CardSet& available) {
      return actionFromText(text, kVerbs, CardFamily::coloured,
                            [&](const Action&) { return available; });
    };
    const Card more(1, Suit::clubs, kRankMoreClear);
    const Card seven(0, Suit::diamonds, 7);
    const auto action = coloured("fall XR 7B", {more, seven});
    QVERIFY(action && action->cards == (CardSet{more, seven}));
    QCOMPARE(actionText(*action, kVerbs, CardFamily::coloured), std::string("fall XR 7B"));
    // 3UP 3DOWN cards include four plain Clears of each colour, so the text may name a Clear four
    // times.
    QCOMPARE(coloured("fall XR XR XR XR", {})->cards.size(), 4);
    QVERIFY(!coloured("fall XR XR XR XR", {})->surplus.known());
    QVERIFY(coloured("fall XR XR XR XR XR", {})->surplus == Card(0, Suit::clubs, kRankClear));
    QVERIFY(!coloured("fall 7H", {}));
  }

  void cardsAreOrderedByRankSuitAndPack() {
    const CardSet cards{card("KS"), card("2D"), copyOf("KC"), card("KC"), card("TH")};
    QVERIFY(inLayOrder(cards, LayOrder::rising) ==
            (std::vector{card("2D"), card("TH"), card("KC"), copyOf("KC"), card("KS")}));
    QVERIFY(inLayOrder(cards, LayOrder::falling) ==
            (std::vector{card("KC"), copyOf("KC"), card("KS"), card("TH"), card("2D")}));
  }

  void aceRanksAboveTheKingInAceHighOrder() {
    const CardSet cards{card("AS"), card("QS"), card("KS"), card("AC")};
    QVERIFY(inLayOrder(cards, LayOrder::rising) ==
            (std::vector{card("AC"), card("AS"), card("QS"), card("KS")}));
    QVERIFY(inLayOrder(cards, LayOrder::aceHigh) ==
            (std::vector{card("QS"), card("KS"), card("AC"), card("AS")}));
    const Card joker(0, Suit::spades, kJokerRank);
    QVERIFY(inLayOrder({joker, card("AS"), card("KS")}, LayOrder::aceHigh) ==
            (std::vector{card("KS"), card("AS"), joker}));
  }

  void readsMoveTextWithAnyOrderOfCardsAndSpacing() {
    const auto expected = Action{.verb = kFall, .cards = {card("3H"), card("4H")}};
    QCOMPARE(read("fall 4H 3H"), expected);
    QCOMPARE(read("  fall   3H 4H "), expected);
    QCOMPARE(read("rise 7 KD"), (Action{.verb = kRise, .place = 7, .cards = {card("KD")}}));
    QCOMPARE(read("rest"), Action{.verb = kRest});
  }

  void writtenMovesWithCardsOfTheSecondPackAreReadBack() {
    const CardSet hand{card("3H"), copyOf("3H"), copyOf("9C")};
    for (const Action& action :
         {Action{.verb = kRest}, Action{.verb = kFall, .cards = hand},
          Action{.verb = kRise, .place = 3, .cards = CardSet(copyOf("9C"))}}) {
      QCOMPARE(read(actionText(action, kVerbs, CardFamily::french), hand), action);
    }
  }

  void cardInAMoveTextMeansTheAvailableCopy() {
    QVERIFY(read("fall 3H", CardSet(copyOf("3H")))->cards == CardSet(copyOf("3H")));
    QVERIFY(read("fall 3H", CardSet{card("3H"), copyOf("3H")})->cards == CardSet(card("3H")));
    QVERIFY(read("fall 3H 3H", CardSet(copyOf("3H")))->cards ==
            (CardSet{card("3H"), copyOf("3H")}));
    QVERIFY(read("fall 3H")->cards == CardSet(card("3H")));
  }

  void cardNamedMoreOftenThanItExistsIsSurplus() {
    const auto action = read("fall 4H 3H 3H 3H");
    QVERIFY(action->cards == (CardSet{card("3H"), copyOf("3H"), card("4H")}));
    QVERIFY(action->surplus == card("3H"));
    QCOMPARE(read(actionText(*action, kVerbs, CardFamily::french)), action);
    QVERIFY(!read("fall 3H 3H")->surplus.known());
  }

  void placeNumberAbove255IsReadAs255() {
    QCOMPARE(int{read("rise 255 3H")->place}, 255);
    QCOMPARE(int{read("rise 256 3H")->place}, 255);
    QCOMPARE(int{read("rise 99999999999999999999 3H")->place}, 255);
  }

  void rejectsInvalidMoveText_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"",           "   ",      "dance",      "REST",       "rest 3H",     "rest 0",
          "rob",        "fall 3",   "fall 3H x",  "fall ??",    "fall 0 3H",   "rise",
          "rise 3H",    "rise 0",   "rise -1 3H", "rise +1 3H", "rise 1.5 3H", "rise 0x1 3H",
          "fall 3H,4H", "rest\n",   "flip",       "flip 1 2",   "flip 3H",     "flip -1",
          "bid",        "bid -1",   "bid x",      "bid 1 2",    "bid 3H",      "bid 1.0",
          "choose",     "choose S", "choose h",   "choose 2",   "choose H H",  "choose H 3H",
          "rob x",      "rob 3H",   "rob 1 2 3",  "rob 1 2 3H", "rob 1 3H 2",  "rob -1",
          "rob 1 -2"}) {
      QTest::newRow(text) << QString(text);
    }
  }
  void rejectsInvalidMoveText() {
    QFETCH(QString, text);
    QVERIFY(!read(text.toStdString(), CardSet()));
  }
};

DOWNPILE_TEST(TestActions);
#include "tst_actions.moc"
