// SPDX-License-Identifier: GPL-3.0-or-later
// Visitors of a game's fields: writing, reading with error messages, and masking.

#include "games/life/knowledge.h"
#include "rules/fields.h"
#include "rules/step.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

using List = Value::List;
using Object = Value::Object;

// A simple class for players' piles, with the functions each() and add() that ownedPiles()
// requires. It holds at most kRoom piles.
struct Piles {
  static constexpr std::size_t kRoom = 3;
  std::vector<std::pair<int, OwnedPile>> all;

  template <class Visit>
  void each(int owner, Visit visit) const {
    for (const auto& [holder, pile] : all) {
      if (holder == owner) visit(pile);
    }
  }
  bool add(int owner, const OwnedPile& pile) {
    if (all.size() == kRoom) return false;
    all.emplace_back(owner, pile);
    return true;
  }
};

enum class Phase : std::uint8_t { first, middle, last };
constexpr std::string_view kPhases[] = {"first", "middle", "last"};
constexpr std::string_view kThrows[] = {"rock", "paper"};

// A test state with fields of all kinds except fans, held cards and remembered values.
struct Everything {
  int number = 5;
  std::array<int, kMaxPlayers> numbers{};
  std::array<bool, kMaxPlayers> flags{};
  std::uint8_t player = 1;
  std::uint8_t anyone = kNoPlayer;
  std::array<std::uint8_t, kMaxPlayers> chairs{0, 1};
  std::array<CardSet, kMaxPlayers> hands{};
  std::array<std::uint8_t, kMaxPlayers> held{};
  Pile stock;
  Pile pile;
  CardSet set;
  CardSet shown;
  PileOrder order;
  Piles piles;
  bool flag = false;
  Phase phase = Phase::first;
  std::int8_t choice = kNoChoice;
  std::array<std::int8_t, kMaxPlayers> open{kNoChoice, kNoChoice};
  std::array<std::int8_t, kMaxPlayers> secret{kNoChoice, kNoChoice};
  std::array<std::int8_t, kMaxPlayers> bids{-1, -1};
  PlayerSet members;
  PlayerList queue;
  Card card;
  CardSet asides;
  std::uint8_t asidesSize = 0;
  std::array<CardSet, kMaxPlayers> faceUp{};
  std::array<std::array<Card, 2>, kMaxPlayers> blind{};
  std::array<std::uint8_t, kMaxPlayers> present{};
  int leader = 0;
  PlayedCards<Card> trick;
  PlayedCards<CardSet> plays;

  template <class Visitor>
  void fields(Visitor& v) {
    v.field("number", Seen::byAll, number, NumberField{1, 9});
    v.each("numbers", Seen::byAll, numbers, NumberField{0, 3});
    v.each("flags", Seen::byAll, flags, FlagField{});
    v.field("player", Seen::byAll, player, PlayerField{});
    v.field("anyone", Seen::byAll, anyone, PlayerField{kOrNull});
    v.field("chairs", Seen::byAll, chairs, PermutationField{});
    v.cards("hands", Seen::byOwner, hands, held, shown);
    v.marked("shown", Seen::byAll, shown, hands);
    v.pile("stock", Seen::byNone, stock, order);
    v.pile("pile", Seen::byAll, pile, order);
    v.field("set", Seen::byAll, set, CardsField{});
    v.ownedPiles("piles", Seen::byAll, piles, order);
    v.field("flag", Seen::byAll, flag, FlagField{});
    v.field("phase", Seen::byAll, phase, WordField{kPhases});
    v.field("choice", Seen::byAll, choice, ChoiceField{kThrows});
    v.each("open", Seen::byAll, open, ChoiceField{kThrows});
    v.each("secret", Seen::byOwner, secret, ChoiceField{kThrows});
    v.each("bids", Seen::byAll, bids, NumberField{0, 5, kOrNull});
    v.field("members", Seen::byAll, members, PlayersField{});
    v.field("queue", Seen::byAll, queue, PlayersField{});
    v.field("card", Seen::byAll, card, CardField{});
    v.cards("asides", Seen::byNone, asides, asidesSize);
    v.each("faceUp", Seen::byAll, faceUp, CardsField{});
    v.blindCards("blind", Seen::byNone, blind, present);
    v.object("inside", [this](auto& inner) {
      inner.field("leader", Seen::byAll, leader, NumberField{0, 1});
      inner.field("trick", Seen::byAll, trick, PlaysField{});
    });
    v.field("plays", Seen::byAll, plays, PlaysField{});
  }
};

CardSet deck() {
  CardSet cards;
  for (int rank = 1; rank <= 13; ++rank) {
    cards |= {Card(0, Suit::hearts, rank), Card(1, Suit::hearts, rank)};
  }
  return cards;
}

Object exampleState() {
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
      {"flag", true},
      {"phase", "middle"},
      {"choice", "paper"},
      {"open", List{"paper", Value()}},
      {"secret", List{"rock", "paper"}},
      {"bids", List{Value(), 3}},
      {"members", List{1}},
      {"queue", List{1, 0}},
      {"card", "TH"},
      {"asides", List{"4H", "JH"}},
      {"faceUp", List{List{"6H"}, List{}}},
      {"blind", List{List{"8H", Value()}, List{Value(), "KH"}}},
      {"inside", Object{{"leader", 1}, {"trick", List{List{1, "2H"}, List{0, "TH"}}}}},
      {"plays", List{List{1, List{"3H", "4H"}}, List{0, List{"5H"}}}},
  };
}

Value with(const char* name, Value value) {
  Object state = exampleState();
  for (auto& [key, member] : state) {
    if (key == name) member = std::move(value);
  }
  return {std::move(state)};
}

// Returns the reader's error message; empty if the state is valid.
std::string readError(const Value& value) {
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

// Returns a list of one element. List{value} may copy the list instead.
List only(Value value) {
  List list;
  list.push_back(std::move(value));
  return list;
}

Value pileOf(Value cards) {
  return {List{List{}, List{Object{{"cards", std::move(cards)}, {"faceDown", false}}}}};
}

}  // namespace

class TestFields : public QObject {
  Q_OBJECT

 private slots:
  void readsWrittenState() {
    const Value before(exampleState());
    Everything state;
    StateReader reader(before, 2, deck(), CardFamily::french);
    state.fields(reader);
    QCOMPARE(reader.error(), std::string());
    QVERIFY(written(state) == before);
    QCOMPARE(reader.used().size(), 21);
    QCOMPARE(int{state.held[0]}, 2);
    QVERIFY(state.anyone == kNoPlayer);
    QCOMPARE(state.pile.top, cardFromText("2H", CardFamily::french).value());
  }

  void equalCardsInAStateTextAreReadAsDifferentCopies() {
    Everything state;
    const Value source(exampleState());
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    QVERIFY(state.hands[0].contains(Card(0, Suit::hearts, 1)));
    QVERIFY(state.hands[1].contains(Card(1, Suit::hearts, 1)));
  }

  void fieldMissingFromAStateKeepsItsInitialValue() {
    Everything state;
    const Value source(Object{{"unknown", "ignored"}});
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    QCOMPARE(reader.error(), std::string());
    QCOMPARE(state.number, 5);
    QVERIFY(state.pile.empty() && state.set.empty() && state.piles.all.empty());
    QVERIFY(state.phase == Phase::first && state.choice == kNoChoice && state.bids[1] == -1);
    QVERIFY(state.queue.empty() && state.trick.size() == 0 && state.present[0] == 0);
  }

  void invalidStateIsRejectedWithAMessage_data() {
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
    row("flags as numbers", "flags", List{1, 0}, "flags must be true or false");
    row("no such player", "player", 2, "player is out of range");
    row("negative player", "player", -1, "player is out of range");
    row("no player in a required field", "player", Value(), "player must be a whole number");
    row("a chair twice", "chairs", List{1, 1}, "chairs must name each player once");
    row("a chair out of range", "chairs", List{0, 2}, "chairs is out of range");
    row("hands as object", "hands", Object{}, "hands must be a list with an entry for each player");
    row("a hand as text", "hands", List{"AH", List{}}, "hands must be a list of cards");
    row("a hand with a number", "hands", List{List{7}, List{}},
        "hands holds something that is not a card");
    row("a hand with an unknown card", "hands", List{List{"??"}, List{}},
        "hands holds something that is not a card");
    row("a card of another deck", "hands", List{List{"AS"}, List{}},
        "hands holds a card too many times: AS");
    row("a card three times", "set", List{"AH"}, "set holds a card too many times: AH");
    row("marks as text", "shown", List{"3H", List{}}, "shown must hold lists of cards");
    row("a mark that is not a card", "shown", List{List{3}, List{}},
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
        "piles needs true or false for faceDown");
    const auto one = [](const char* card) { return Value(Object{{"cards", List{card}}}); };
    row("flag as number", "flag", 1, "flag must be true or false");
    row("no such word", "phase", "second", "phase must be one of first middle last");
    row("a word as number", "phase", 1, "phase must be one of first middle last");
    row("no word at all", "phase", Value(), "phase must be one of first middle last");
    row("no such choice", "choice", "scissors", "choice must be one of rock paper");
    row("a hidden choice", "secret", List{"??", "rock"}, "secret must be one of rock paper");
    row("one choice for two players", "open", List{"rock"},
        "open must be a list with an entry for each player");
    row("an optional number as text", "bids", List{Value(), "3"}, "bids must be a whole number");
    row("an optional number below", "bids", List{-1, 3}, "bids is out of range");
    row("an optional number above", "bids", List{6, 3}, "bids is out of range");
    row("players as number", "members", 1, "members must be a list of players");
    row("a stranger among players", "members", List{2}, "members is out of range");
    row("a player twice in a set", "members", List{1, 1}, "members names a player twice");
    row("a player twice in a list", "queue", List{0, 1, 0}, "queue names a player twice");
    row("a player as text", "queue", List{"0"}, "queue must be a whole number");
    row("a card as list", "card", List{"TH"}, "card holds something that is not a card");
    row("a card unknown", "card", "??", "card holds something that is not a card");
    row("a card of no deck", "card", "XX", "card holds a card too many times: XX");
    row("unknown cards", "asides", List{"??", "??"}, "asides holds something that is not a card");
    row("sets as lists of texts", "faceUp", List{"6H", "4H"}, "faceUp must be a list of cards");
    row("blind cards too few", "blind", List{List{"8H"}, List{Value(), "KH"}},
        "blind must hold a list of 2 for each player");
    row("blind cards too many", "blind", List{List{"8H", "KH", Value()}, List{}},
        "blind must hold a list of 2 for each player");
    row("a blind card as text", "blind", List{"8H", "KH"},
        "blind must hold a list of 2 for each player");
    row("a blind card of another deck", "blind", List{List{"8S", Value()}, List{Value(), Value()}},
        "blind holds a card too many times: 8S");
    row("an object as list", "inside", List{}, "inside must be an object");
    row("in an object", "inside", Object{{"leader", 2}}, "inside.leader is out of range");
    row("a trick as object", "inside", Object{{"trick", Object{}}}, "inside.trick must be a list");
    row("a play alone", "inside", Object{{"trick", only(List{1})}},
        "inside.trick must hold pairs of player and cards");
    row("a play without player", "inside", Object{{"trick", List{"2H"}}},
        "inside.trick must hold pairs of player and cards");
    row("a play by a stranger", "inside", Object{{"trick", only(List{2, "2H"})}},
        "inside.trick is out of range");
    row("two plays of one player", "inside", Object{{"trick", List{List{1, "2H"}, List{1, "TH"}}}},
        "inside.trick names a player twice");
    row("a play of several cards", "inside", Object{{"trick", only(List{1, List{"2H"}})}},
        "inside.trick holds something that is not a card");
    row("a play of no cards", "plays", only(List{0, List{}}), "plays holds a play without cards");
    row("a play as text", "plays", only(List{0, "5H"}), "plays must be a list of cards");
    row("too many piles", "piles", List{List{one("7H"), one("8H")}, List{one("TH"), one("JH")}},
        "piles holds more piles than there can be");
  }
  void invalidStateIsRejectedWithAMessage() {
    QFETCH(std::string, message);
    QFETCH(std::shared_ptr<Value>, state);
    QCOMPARE(readError(*state), message);
  }

  void reportsTheFirstOfSeveralReadErrors() {
    Everything state;
    const Value source(Object{{"number", "x"}, {"player", 9}});
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    reader.fail("late", "comes too late");
    QCOMPARE(reader.error(), std::string("number must be a whole number"));
  }

  void readsNonObjectAsEmptyState() {
    for (const Value& value : {Value(), Value(3), Value(List{1}), Value("text")}) {
      QCOMPARE(readError(value), std::string());
    }
  }

  void viewMasksFieldsThatThePlayerMayNotSee() {
    Everything state;
    const Value source(exampleState());
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    StateMask mask(0);
    state.fields(mask);
    const Value seen = written(state);
    QVERIFY(*seen.find("hands") == Value(List{List{"AH", "3H"}, List{"??"}}));
    QVERIFY(*seen.find("stock") == Value(List{"??", "??"}));
    QVERIFY(*seen.find("secret") == Value(List{"rock", "??"}));
    QVERIFY(*seen.find("asides") == Value(List{"??", "??"}));
    QVERIFY(*seen.find("blind") == Value(List{List{"??", Value()}, List{Value(), "??"}}));
    for (const char* open :
         {"pile", "set", "piles", "numbers", "chairs", "flag", "phase", "choice", "open", "bids",
          "members", "queue", "card", "faceUp", "inside", "plays"}) {
      QVERIFY(*seen.find(open) == *source.find(open));
    }
  }

  // In a view, a hidden field has an empty value. Hidden cards of a hand or pile are written as the
  // same number of unknown cards (`??`).
  void hiddenFieldHasAnEmptyOrUnknownValueInAView() {
    Everything state;
    const Value source(exampleState());
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    StateMask mask(1);
    mask.field("number", Seen::byNone, state.number, NumberField{1, 9});
    mask.each("numbers", Seen::byOwner, state.numbers, NumberField{0, 3});
    mask.each("flags", Seen::byOwner, state.flags, FlagField{});
    mask.field("player", Seen::byNone, state.player, PlayerField{});
    mask.field("flag", Seen::byNone, state.flag, FlagField{});
    mask.field("phase", Seen::byNone, state.phase, WordField{kPhases});
    mask.field("choice", Seen::byNone, state.choice, ChoiceField{kThrows});
    mask.each("bids", Seen::byNone, state.bids, NumberField{0, 5, kOrNull});
    mask.field("members", Seen::byNone, state.members, PlayersField{});
    mask.field("queue", Seen::byNone, state.queue, PlayersField{});
    mask.field("card", Seen::byOwner, state.card, CardField{});
    mask.field("set", Seen::byNone, state.set, CardsField{});
    mask.each("faceUp", Seen::byOwner, state.faceUp, CardsField{});
    mask.field("plays", Seen::byNone, state.plays, PlaysField{});
    mask.field("trick", Seen::byNone, state.trick, PlaysField{});
    mask.cards("hands", Seen::byNone, state.hands, state.held);
    mask.pile("pile", Seen::byNone, state.pile, state.order);
    QCOMPARE(state.number, 0);
    QCOMPARE(state.bids, (std::array<std::int8_t, kMaxPlayers>{-1, -1, -1, -1, -1, -1, -1, -1}));
    QVERIFY(state.player == kNoPlayer && state.phase == Phase::first);
    QVERIFY(state.choice == kSecretChoice);
    const Value seen = written(state);
    const auto is = [&](const char* name, const Value& value) { return *seen.find(name) == value; };
    QVERIFY(is("numbers", List{0, 3}) && is("flags", List{false, false}) && is("flag", false));
    QVERIFY(is("members", List{}) && is("queue", List{}) && is("card", "??") && is("set", List{}));
    QVERIFY(is("faceUp", List{List{}, List{}}));
    QVERIFY(is("plays", List{List{1, List{}}, List{0, List{}}}));
    QVERIFY(*seen.find("inside")->find("trick") == Value(List{List{1, "??"}, List{0, "??"}}));
    QVERIFY(is("hands", List{List{"??", "??"}, List{"??"}}) && is("pile", List{"??", "??"}));
  }

  // All viewers see that a player has chosen a secret number, but not the number.
  void viewShowsThatASecretNumberWasChosen() {
    constexpr NumberField kBid{.least = 0, .most = 5, .orNull = true, .orSecret = true};
    std::array<std::int8_t, kMaxPlayers> bids{2, -1, 0};
    StateMask(0).each("bids", Seen::byOwner, bids, kBid);
    StateWriter writer(3, CardFamily::french, 0);
    writer.each("bids", Seen::byOwner, bids, kBid);
    const Value seen = writer.take();
    QVERIFY(*seen.find("bids") == Value(List{2, Value(), "??"}));

    std::array<std::int8_t, kMaxPlayers> copy{};
    StateReader(seen, 3, deck(), CardFamily::french).each("bids", Seen::byOwner, copy, kBid);
    QCOMPARE(copy[2], std::int8_t{-2});
    const Value source(Object{{"bids", List{2, Value(), "??"}}});
    StateReader open(source, 3, deck(), CardFamily::french);
    open.each("bids", Seen::byOwner, copy, kBid);
    QCOMPARE(open.error(), std::string("bids must be a whole number"));
  }

  void cardsSeenOnlyByOtherPlayersAreHiddenFromThePlayerWhoHoldsThem() {
    const Card card(0, Suit::hearts, 2);
    std::array<std::uint8_t, kMaxPlayers> sizes{1, 1};
    for (const auto& [viewer, isOpen] :
         {std::pair(0, false), std::pair(1, true), std::pair<int, bool>(kSpectator, false)}) {
      std::array<CardSet, kMaxPlayers> hands{CardSet(card)};
      StateMask(viewer).cards("hands", Seen::byOthers, hands, sizes);
      QCOMPARE(hands[0].contains(card), isOpen);
    }
  }

  // A memory is a player's knowledge about hidden cards from earlier moves. A view contains the
  // viewer's own memory; for all other players it contains the memory of a spectator. A written
  // state has no memories.
  void viewHidesMemoriesOfOtherPlayersAndWrittenStateHasNoMemories() {
    std::array<int, kMaxPlayers + 1> memories{10, 11, 12, 13, 14, 15, 16, 17, 90};
    int shared = 7;
    StateWriter writer(2, CardFamily::french);
    writer.remembered(Seen::byOwner, memories);
    writer.remembered(Seen::byAll, shared);
    QVERIFY(writer.take() == Value(Object{}));
    StateMask mask(1);
    mask.remembered(Seen::byOwner, memories);
    mask.remembered(Seen::byAll, shared);
    QCOMPARE(memories, (std::array<int, kMaxPlayers + 1>{90, 11, 90, 90, 90, 90, 90, 90, 90}));
    QCOMPARE(shared, 7);
  }

  void handCardsShownToAllAreVisibleInOtherViews() {
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

  // A view is written as a Value for another computer. Reading the Value gives the same view with
  // the same copy of each card.
  void viewWrittenForARemoteReaderIsReadBackUnchanged() {
    Everything state;
    const Value source(with("secret", List{"paper", "rock"}));
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    StateMask mask(1);
    state.fields(mask);
    StateWriter writer(2, CardFamily::french, 1);
    state.fields(writer);
    const Value seen = writer.take();
    QCOMPARE(*seen.find(kSeenBy)->number(), std::int64_t{1});
    QVERIFY(*seen.find("secret") == Value(List{"??", "rock"}));

    Everything copy;
    StateReader copyReader(seen, 2, deck(), CardFamily::french);
    copy.fields(copyReader);
    QCOMPARE(copyReader.error(), std::string());
    QVERIFY(written(copy) == written(state));
    QVERIFY2(copy.hands[1] == state.hands[1], "the ace of the second pack is kept");
    QVERIFY(copy.hands[1].contains(Card(1, Suit::hearts, 1)));
    QCOMPARE(int{copy.held[0]}, 2);
    QVERIFY(copy.hands[0] == state.hands[0]);
    QVERIFY(!copy.stock.empty() && !copy.stock.top.known());
    QVERIFY(copy.secret[0] == kSecretChoice);
  }

  // Only views may contain unknown cards (`??`), and at most as many as the deck has cards.
  void unknownCardsAreAcceptedInViewsOnlyAndAtMostAsManyAsTheDeckHas() {
    const auto errorOf = [](Object state, bool isView) {
      if (isView) state.insert(state.begin(), {std::string(kSeenBy), Value(1)});
      return readError(Value(std::move(state)));
    };
    QCOMPARE(errorOf({{"stock", List{"??"}}}, true), std::string());
    QCOMPARE(errorOf({{"stock", List{"??"}}}, false),
             std::string("stock holds something that is not a card"));
    QCOMPARE(errorOf({{"secret", List{"??", Value()}}}, false),
             std::string("secret must be one of rock paper"));
    QCOMPARE(errorOf({{"stock", List{"2H", "??"}}}, true), std::string("stock is hidden in part"));
    QCOMPARE(errorOf({{"set", List{"2H", "2H"}}}, true),
             std::string("set holds a card too many times: 2H"));
    const List many(static_cast<std::size_t>(deck().size()) + 1, Value("??"));
    QCOMPARE(errorOf({{"stock", many}}, true),
             std::string("stock holds more cards than there are"));
    for (int stranger : {-1, 2, kSpectator - 1, kSpectator + 1}) {
      QCOMPARE(readError(Value(Object{{std::string(kSeenBy), Value(stranger)}})),
               std::string("seenBy is out of range"));
    }
    QCOMPARE(readError(Value(Object{{std::string(kSeenBy), Value(int{kSpectator})}})),
             std::string());
  }

  // A viewer sees the own choice, and which other players have chosen, but not their choices.
  void viewHidesTheSecretChoicesOfOtherPlayers() {
    Everything state;
    const Value source(with("secret", List{"paper", Value()}));
    StateReader reader(source, 2, deck(), CardFamily::french);
    state.fields(reader);
    for (int viewer : {0, 1}) {
      Everything copy = state;
      StateMask mask(viewer);
      copy.fields(mask);
      const Value expected(List{viewer == 0 ? "paper" : "??", Value()});
      QVERIFY(*written(copy).find("secret") == expected);
    }
  }

  // A fan is a hand with a public order. Of another player's fan, a viewer sees only the cards that
  // the viewer already knows.
  void viewShowsTheCardsOfAFanInTheirOrder() {
    std::array<CardSet, kMaxPlayers> hands{};
    std::array<std::uint8_t, kMaxPlayers> held{};
    Fans fans;
    const Value source(Object{{"fans", List{List{"KH", "2H", "9H"}, List{"2H", "AH"}}}});
    const auto write = [&] {
      StateWriter writer(2, CardFamily::french);
      writer.fans("fans", Seen::byOwner, hands, held, fans);
      return writer.take();
    };
    StateReader reader(source, 2, deck(), CardFamily::french);
    reader.fans("fans", Seen::byOwner, hands, held, fans);
    QCOMPARE(reader.error(), std::string());
    QVERIFY(write() == source);
    QCOMPARE(int{held[0]}, 3);
    QVERIFY(hands[1].contains(Card(1, Suit::hearts, 2)));

    fans.slot(1, 0).knownBy.insert(0);
    StateMask mask(0);
    mask.fans("fans", Seen::byOwner, hands, held, fans);
    QVERIFY(write() == Value(Object{{"fans", List{List{"KH", "2H", "9H"}, List{"2H", "??"}}}}));
    QVERIFY(hands[1] == CardSet(Card(1, Suit::hearts, 2)));
    QCOMPARE(int{held[1]}, 2);
  }

  // A fan is a hand with a public order. A new card is added at the end; removing a card keeps the
  // order of the others.
  void fanKeepsItsOrderWhenCardsAreAddedOrRemoved() {
    const auto card = [](int rank) { return Card(0, Suit::hearts, rank); };
    Fans fans;
    for (int rank : {3, 9, 5}) fans.add(1, {.card = card(rank), .knownBy = PlayerSet::only(1)});
    fans.add(0, {.card = card(2), .knownBy = PlayerSet::only(0)});
    fans.add(2, {.card = card(7), .knownBy = PlayerSet::only(2)});
    QCOMPARE(fans.find(1, card(5)), 2);
    fans.lacks(1, Suit::spades);
    Fans::Slot taken = fans.remove(1, 1);
    QVERIFY(taken.card == card(9) && taken.lacks == 1U << static_cast<unsigned>(Suit::spades));
    taken.knownBy.insert(0);
    fans.add(0, taken);
    QCOMPARE(fans.size(0), 2);
    QCOMPARE(fans.size(1), 2);
    QVERIFY(fans.slot(0, 1).card == card(9) && fans.slot(0, 1).knownBy.contains(1));
    QVERIFY(fans.slot(1, 0).card == card(3) && fans.slot(1, 1).card == card(5));
    QVERIFY(fans.slot(2, 0).card == card(7) && fans.slot(2, 0).lacks == 0);
  }

  // In a written set, equal cards of both packs are adjacent, and unknown cards come last.
  void cardSetIsWrittenWithEqualCardsSideBySideAndUnknownCardsLast() {
    Everything state;
    state.set = {Card(0, Suit::hearts, 3), Card(1, Suit::hearts, 3), Card(0, Suit::hearts, 4)};
    state.hands[0] = CardSet(Card(1, Suit::hearts, 3));
    state.held[0] = 3;
    const Value value = written(state);
    QVERIFY(*value.find("set") == Value(List{"3H", "3H", "4H"}));
    QVERIFY(value.find("hands")->list()->front() == Value(List{"3H", "??", "??"}));
  }

  void readsTheFourEqualClearsOfAColourInOneSet() {
    CardSet clears;
    for (int pack : {0, 1}) {
      for (int rank : {kRankClear, kRankMoreClear}) clears.insert(Card(pack, Suit::clubs, rank));
    }
    // The four Clears of a colour have the same text, so the reader accepts it four times.
    const Value source(Object{{"set", List{"XR", "XR", "XR", "XR"}}});
    Everything state;
    StateReader reader(source, 2, clears, CardFamily::coloured);
    reader.field("set", Seen::byAll, state.set, CardsField{});
    QCOMPARE(reader.error(), std::string());
    QVERIFY(state.set == clears);
    StateWriter writer(2, CardFamily::coloured);
    writer.field("set", Seen::byAll, state.set, CardsField{});
    QVERIFY(writer.take() == source);
    reader.field("set", Seen::byAll, state.set, CardsField{});
    QCOMPARE(reader.error(), std::string("set holds a card too many times: XR"));
  }

  void cardOfAnEventIsHiddenFromViewersWhoMayNotSeeIt() {
    const Card card(0, Suit::hearts, 3);
    Step step;
    step.events.push_back(
        Event{.kind = Event::Kind::move, .cards = {card}, .seenBy = PlayerSet::only(1)});
    step.events.push_back(Event{.kind = Event::Kind::move, .cards = {card}, .seenBy = kAllPlayers});
    const auto shown = [&](std::uint8_t viewer) {
      std::string text;
      for (const Event& event : step.cutFor(viewer).events)
        text += cardText(event.cards.at(0), CardFamily::french);
      return text;
    };
    QCOMPARE(shown(1), std::string("3H3H"));
    QCOMPARE(shown(0), std::string("??3H"));
    QCOMPARE(shown(kSpectator), std::string("??3H"));
  }
};

DOWNPILE_TEST(TestFields);
#include "tst_fields.moc"
