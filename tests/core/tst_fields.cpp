// SPDX-License-Identifier: GPL-3.0-or-later
// The visitors of a game's fields: writing, reading with its messages, and masking.
#include <QTest>

#include "rules/fields.h"
#include "rules/step.h"

using namespace downpile;

namespace {

using List = Value::List;
using Object = Value::Object;

// Piles in front of players, as simple as can be.
struct Piles {
  static constexpr std::size_t kRoom = 3;
  std::vector<OwnedPile> all;

  template <class Visit>
  void each(int owner, Visit visit) const {
    for (const OwnedPile& pile : all) {
      if (pile.owner == owner) visit(pile);
    }
  }
  bool add(const OwnedPile& pile) {
    if (all.size() == kRoom) return false;
    all.push_back(pile);
    return true;
  }
};

// A field of each kind that there is.
struct Everything {
  int number = 5;
  std::array<int, kMaxPlayers> numbers{};
  std::array<bool, kMaxPlayers> flags{};
  std::uint8_t player = 1;
  std::uint8_t anyone = kNobody;
  std::array<std::uint8_t, kMaxPlayers> chairs{0, 1};
  std::array<CardSet, kMaxPlayers> hands{};
  std::array<std::uint8_t, kMaxPlayers> held{};
  Pile stock;
  Pile pile;
  CardSet set;
  CardSet shown;
  PileOrder order;
  Piles piles;

  template <class Visitor>
  void fields(Visitor& v) {
    v.number("number", number, Range{1, 9});
    v.numbers("numbers", numbers, Range{0, 3});
    v.flags("flags", flags);
    v.player("player", player, false);
    v.player("anyone", anyone, true);
    v.permutation("chairs", chairs);
    v.hands("hands", hands, held, Seen::byOwner, shown);
    v.marked("shown", shown, hands);
    v.pile("stock", stock, order, Seen::byNobody);
    v.pile("pile", pile, order, Seen::byAll);
    v.set("set", set);
    v.ownedPiles("piles", piles, order);
  }
};

CardSet deck() {
  CardSet cards;
  for (int rank = 1; rank <= 13; ++rank) {
    cards |= {Card(0, Suit::hearts, rank), Card(1, Suit::hearts, rank)};
  }
  return cards;
}

Object someState() {
  return {
      {"number", 7},
      {"numbers", List{0, 3}},
      {"flags", List{true, false}},
      {"player", 0},
      {"anyone", Value()},
      {"chairs", List{1, 0}},
      {"hands", List{List{"AH", "3H"}, List{"AH"}}},
      {"shown", List{List{"3H"}, List{}}},
      {"stock", List{"KH", "QH"}},
      {"pile", List{"9H", "2H"}},
      {"set", List{"5H"}},
      {"piles", List{List{}, List{Object{{"cards", List{"7H", "6H"}}, {"faceDown", true}}}}},
  };
}

Value with(const char* name, Value value) {
  Object state = someState();
  for (auto& [key, member] : state) {
    if (key == name) member = std::move(value);
  }
  return {std::move(state)};
}

// What reading says: empty where the state is taken.
std::string complaint(const Value& value) {
  Everything state;
  StateReader reader(value, 2, deck(), CardFamily::french);
  state.fields(reader);
  return reader.error();
}

Value written(Everything& state, int players = 2) {
  StateWriter writer(players, CardFamily::french);
  state.fields(writer);
  return writer.take();
}

Value pileOf(Value cards) {
  return {List{List{}, List{Object{{"cards", std::move(cards)}, {"faceDown", false}}}}};
}

}  // namespace

class FieldsTest : public QObject {
  Q_OBJECT

 private slots:
  void readAndWrittenAgain() {
    const Value before(someState());
    Everything state;
    StateReader reader(before, 2, deck(), CardFamily::french);
    state.fields(reader);
    QCOMPARE(reader.error(), std::string());
    QVERIFY(written(state) == before);
    QCOMPARE(reader.used().size(), 10);
    QCOMPARE(int{state.held[0]}, 2);
    QVERIFY(state.anyone == kNobody);
    QCOMPARE(state.pile.top, cardFromText("2H", CardFamily::french).value());
  }

  void equalCardsBecomeDifferentCopies() {
    Everything state;
    const Value source(someState());
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    QVERIFY(state.hands[0].contains(Card(0, Suit::hearts, 1)));
    QVERIFY(state.hands[1].contains(Card(1, Suit::hearts, 1)));
  }

  void whatIsLeftOutKeepsItsValue() {
    Everything state;
    const Value source(Object{{"unknown", "ignored"}});
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    QCOMPARE(reader.error(), std::string());
    QCOMPARE(state.number, 5);
    QVERIFY(state.pile.empty() && state.set.empty() && state.piles.all.empty());
  }

  void complaints_data() {
    QTest::addColumn<std::string>("message");
    QTest::addColumn<std::shared_ptr<Value>>("state");
    const auto row = [](const char* name, const char* field, Value value, const char* message) {
      QTest::newRow(name) << std::string(message)
                          << std::make_shared<Value>(with(field, std::move(value)));
    };
    row("number as text", "number", "7", "number must be a whole number");
    row("number as fraction", "number", 7.5, "number must be a whole number");
    row("number as null", "number", Value(), "number must be a whole number");
    row("number too small", "number", 0, "number is out of range");
    row("number too large", "number", std::int64_t{1} << 40, "number is out of range");
    row("numbers as number", "numbers", 1, "numbers must be a list with an entry for each player");
    row("numbers too few", "numbers", List{1},
        "numbers must be a list with an entry for each player");
    row("numbers too many", "numbers", List{1, 1, 1},
        "numbers must be a list with an entry for each player");
    row("one of numbers out of range", "numbers", List{1, 4}, "numbers is out of range");
    row("flags as numbers", "flags", List{1, 0}, "flags must hold true or false");
    row("no such player", "player", 2, "player is out of range");
    row("negative player", "player", -1, "player is out of range");
    row("nobody where somebody must be", "player", Value(), "player must be a whole number");
    row("a chair twice", "chairs", List{1, 1}, "chairs must name each player once");
    row("a chair out of range", "chairs", List{0, 2}, "chairs is out of range");
    row("hands as object", "hands", Object{}, "hands must be a list with an entry for each player");
    row("a hand as text", "hands", List{"AH", List{}}, "hands must be a list of cards");
    row("a hand with a number", "hands", List{List{7}, List{}},
        "hands holds something that is not a card");
    row("a hand with an unknown card", "hands", List{List{"??"}, List{}},
        "hands holds something that is not a card");
    row("a card of another deck", "hands", List{List{"AS"}, List{}},
        "hands holds a card once too often: AS");
    row("a card three times", "set", List{"AH"}, "set holds a card once too often: AH");
    row("marks as text", "shown", List{"3H", List{}}, "shown must hold lists of cards");
    row("a mark on no card", "shown", List{List{3}, List{}},
        "shown names a card that is not there");
    row("a mark on a card of others", "shown", List{List{}, List{"3H"}},
        "shown names a card that is not there");
    row("a card marked twice", "shown", List{List{"AH", "AH"}, List{}},
        "shown names a card that is not there");
    row("stock as null", "stock", Value(), "stock must be a list of cards");
    row("pile as text", "pile", "9H", "pile must be a list of cards");
    row("set as true", "set", true, "set must be a list of cards");
    row("piles not in lists", "piles", List{List{}, Object{}}, "piles must hold lists of piles");
    row("a pile without cards member", "piles", List{List{}, List{Object{}}},
        "piles must hold piles with their cards");
    row("a pile as list", "piles", List{List{}, List{List{"7H"}}},
        "piles must hold piles with their cards");
    row("an empty pile", "piles", pileOf(List{}), "piles holds a pile without cards");
    row("a pile of numbers", "piles", pileOf(List{7}), "piles holds something that is not a card");
    row("faceDown as number", "piles",
        List{List{}, List{Object{{"cards", List{"7H"}}, {"faceDown", 1}}}},
        "piles must say true or false for faceDown");
    const auto one = [](const char* card) { return Value(Object{{"cards", List{card}}}); };
    row("too many piles", "piles", List{List{one("7H"), one("8H")}, List{one("TH"), one("JH")}},
        "piles holds more piles than there can be");
  }
  void complaints() {
    QFETCH(std::string, message);
    QFETCH(std::shared_ptr<Value>, state);
    QCOMPARE(complaint(*state), message);
  }

  void theFirstComplaintStays() {
    Everything state;
    const Value source(Object{{"number", "x"}, {"player", 9}});
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    reader.fail("late", "comes too late");
    QCOMPARE(reader.error(), std::string("number must be a whole number"));
  }

  void aStateThatIsNoObjectIsEmpty() {
    for (const Value& value : {Value(), Value(3), Value(List{1}), Value("text")}) {
      QCOMPARE(complaint(value), std::string());
    }
  }

  void masked() {
    Everything state;
    const Value source(someState());
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    StateMask mask(0);
    state.fields(mask);
    const Value seen = written(state);
    QVERIFY(*seen.find("hands") == Value(List{List{"AH", "3H"}, List{"??"}}));
    QVERIFY(*seen.find("stock") == Value(List{"??", "??"}));
    for (const char* open : {"pile", "set", "piles", "numbers", "chairs"}) {
      QVERIFY(*seen.find(open) == *source.find(open));
    }
  }

  void cardsThatWereShownStaySeen() {
    Everything state;
    const Value source(with("shown", List{List{"3H"}, List{"AH"}}));
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    StateMask mask(1);
    state.fields(mask);
    const Value seen = written(state);
    QVERIFY(*seen.find("hands") == Value(List{List{"3H", "??"}, List{"AH"}}));
    QVERIFY(*seen.find("shown") == *source.find("shown"));
  }

  void stepsAreCutForTheirViewers() {
    const Card card(0, Suit::hearts, 3);
    Step step;
    step.events.push_back(
        Event{.kind = Event::Kind::move, .cards = {card}, .seenBy = PlayerSet::only(1)});
    step.events.push_back(Event{.kind = Event::Kind::move, .cards = {card}, .seenBy = kEverybody});
    const auto shown = [&](std::uint8_t viewer) {
      std::string text;
      for (const Event& event : step.cutFor(viewer).events)
        text += cardText(event.cards.at(0), CardFamily::french);
      return text;
    };
    QCOMPARE(shown(1), std::string("3H3H"));
    QCOMPARE(shown(0), std::string("??3H"));
    QCOMPARE(shown(kNobody), std::string("??3H"));
  }
};

QTEST_APPLESS_MAIN(FieldsTest)
#include "tst_fields.moc"
