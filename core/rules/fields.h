// SPDX-License-Identifier: GPL-3.0-or-later
// The visitors of a game's fields. A game names its fields once (`fields(state, visitor)`); writing
// a state out, reading one in and hiding what a viewer may not know all come from that list.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "rules/value.h"
#include "table/card_set.h"
#include "table/pile.h"
#include "table/player.h"

namespace downpile {

// Who may see the cards of a field.
enum class Seen : std::uint8_t { byAll, byOwner, byNobody };

// The limits of a number field.
struct Range {
  std::int64_t least = 0;
  std::int64_t most = std::numeric_limits<std::int16_t>::max();
};

// One of several piles that lie in front of players, in order of appearance for each owner.
struct OwnedPile {
  Pile pile;
  std::uint8_t owner = 0;
  bool faceDown = false;
};

class StateWriter {
 public:
  explicit StateWriter(int players) : players_(players) {}

  template <class T>
  void number(std::string_view name, const T& value, Range = {}) {
    add(name, static_cast<std::int64_t>(value));
  }
  template <class A>
  void numbers(std::string_view name, const A& values, Range = {}) {
    addEach(name, [&](std::size_t p) { return Value(static_cast<std::int64_t>(values[p])); });
  }
  template <class A>
  void flags(std::string_view name, const A& values) {
    addEach(name, [&](std::size_t p) { return Value(static_cast<bool>(values[p])); });
  }
  // A player; kNobody is null.
  void player(std::string_view name, std::uint8_t player, bool /*nullable*/) {
    add(name, player == kNobody ? Value() : Value(static_cast<int>(player)));
  }
  void permutation(std::string_view name, const std::array<std::uint8_t, kMaxPlayers>& who) {
    numbers(name, who);
  }
  void hands(std::string_view name, const std::array<CardSet, kMaxPlayers>& hands,
             const std::array<std::uint8_t, kMaxPlayers>& sizes, Seen) {
    addEach(name, [&](std::size_t p) { return cards(hands[p], sizes[p]); });
  }
  void pile(std::string_view name, const Pile& pile, const PileOrder& order, Seen) {
    add(name, list(order.list(pile)));
  }
  void set(std::string_view name, const CardSet& set) { add(name, cards(set, set.size())); }
  // `piles` walks the piles of an owner (each) and takes new ones (add); see Underwear::UpPiles.
  template <class Piles>
  void ownedPiles(std::string_view name, const Piles& piles, const PileOrder& order) {
    addEach(name, [&](std::size_t p) {
      Value::List own;
      piles.each(static_cast<int>(p), [&](const OwnedPile& owned) {
        own.emplace_back(
            Value::Object{{"cards", list(order.list(owned.pile))}, {"faceDown", owned.faceDown}});
      });
      return Value(std::move(own));
    });
  }

  Value take() { return {std::move(members_)}; }

 private:
  static Value list(const std::vector<Card>& cards) {
    Value::List texts;
    for (Card card : cards) texts.emplace_back(cardText(card));
    return {std::move(texts)};
  }
  // A set's cards, and `??` for as many more as the zone holds. Equal cards of two packs stand
  // together, so that the text does not say which pack a card came from.
  static Value cards(const CardSet& set, int size) {
    std::vector<Card> all(set.begin(), set.end());
    std::stable_sort(all.begin(), all.end(),
                     [](Card a, Card b) { return kindOf(a).id < kindOf(b).id; });
    all.resize(static_cast<std::size_t>(size));
    return list(all);
  }
  void add(std::string_view name, Value value) {
    members_.emplace_back(std::string(name), std::move(value));
  }
  template <class Make>
  void addEach(std::string_view name, Make make) {
    Value::List each;
    for (int p = 0; p < players_; ++p) each.push_back(make(static_cast<std::size_t>(p)));
    add(name, Value(std::move(each)));
  }

  int players_;
  Value::Object members_;
};

// Reads the fields of a state. The first thing that is wrong is kept as a one-line message; what a
// state leaves out keeps the empty or zero value it has.
class StateReader {
 public:
  // `deck`: every card that may occur.
  StateReader(const Value& source, int players, const CardSet& deck)
      : source_(source), players_(players), deck_(deck) {}

  template <class T>
  void number(std::string_view name, T& value, Range range = {}) {
    if (const Value* found = find(name)) readNumber(name, *found, value, range);
  }
  template <class A>
  void numbers(std::string_view name, A& values, Range range = {}) {
    eachPlayer(name, [&](const Value& value, std::size_t p) {
      readNumber(name, value, values[p], range);
    });
  }
  template <class A>
  void flags(std::string_view name, A& values) {
    eachPlayer(name, [&](const Value& value, std::size_t p) {
      if (const bool* flag = value.boolean()) {
        values[p] = *flag;
      } else {
        fail(name, "must hold true or false");
      }
    });
  }
  void player(std::string_view name, std::uint8_t& player, bool nullable);
  void permutation(std::string_view name, std::array<std::uint8_t, kMaxPlayers>& who);
  void hands(std::string_view name, std::array<CardSet, kMaxPlayers>& hands,
             std::array<std::uint8_t, kMaxPlayers>& sizes, Seen);
  void pile(std::string_view name, Pile& pile, PileOrder& order, Seen);
  void set(std::string_view name, CardSet& set);
  template <class Piles>
  void ownedPiles(std::string_view name, Piles& piles, PileOrder& order) {
    eachPlayer(name, [&](const Value& value, std::size_t p) {
      const Value::List* list = value.list();
      if (list == nullptr) return fail(name, "must hold lists of piles");
      for (const Value& item : *list) {
        OwnedPile owned;
        owned.owner = static_cast<std::uint8_t>(p);
        readPile(name, item, owned, order);
        if (!error_.empty()) return;
        if (!piles.add(owned)) return fail(name, "holds more piles than there can be");
      }
    });
  }

  void fail(std::string_view name, std::string_view problem);
  const std::string& error() const { return error_; }
  const CardSet& used() const { return used_; }

 private:
  const Value* find(std::string_view name) const;
  template <class Read>
  void eachPlayer(std::string_view name, Read read) {
    const Value* found = find(name);
    if (found == nullptr) return;
    const Value::List* list = found->list();
    if (list == nullptr || list->size() != static_cast<std::size_t>(players_)) {
      return fail(name, "must be a list with an entry for each player");
    }
    for (std::size_t p = 0; p < list->size() && error_.empty(); ++p) read((*list)[p], p);
  }
  template <class T>
  void readNumber(std::string_view name, const Value& value, T& target, Range range) {
    const std::int64_t* number = value.number();
    if (number == nullptr) return fail(name, "must be a whole number");
    if (*number < range.least || *number > range.most) return fail(name, "is out of range");
    target = static_cast<T>(*number);
  }
  // The cards of a list in its order, each with the first copy that was not yet used.
  std::vector<Card> readCards(std::string_view name, const Value& value);
  void readPile(std::string_view name, const Value& value, OwnedPile& owned, PileOrder& order);

  const Value& source_;
  int players_;
  CardSet deck_;
  CardSet used_;
  std::string error_;
};

// Hides what `viewer` may not know: hidden cards go, sizes stay.
class StateMask {
 public:
  explicit StateMask(int viewer) : viewer_(viewer) {}

  template <class T>
  void number(std::string_view, T&, Range = {}) {}
  template <class A>
  void numbers(std::string_view, A&, Range = {}) {}
  template <class A>
  void flags(std::string_view, A&) {}
  void player(std::string_view, std::uint8_t&, bool) {}
  void permutation(std::string_view, std::array<std::uint8_t, kMaxPlayers>&) {}
  void hands(std::string_view, std::array<CardSet, kMaxPlayers>& hands,
             std::array<std::uint8_t, kMaxPlayers>&, Seen seen) {
    if (seen == Seen::byAll) return;
    for (std::size_t p = 0; p < hands.size(); ++p) {
      if (seen == Seen::byNobody || static_cast<int>(p) != viewer_) hands[p] = CardSet();
    }
  }
  void pile(std::string_view, Pile& pile, PileOrder& order, Seen seen) {
    if (seen != Seen::byAll) order.hide(pile);
  }
  void set(std::string_view, CardSet&) {}
  template <class Piles>
  void ownedPiles(std::string_view, Piles&, PileOrder&) {}

 private:
  int viewer_;
};

}  // namespace downpile
