// SPDX-License-Identifier: GPL-3.0-or-later
// The visitors of a game's fields. A game names its fields once (`fields(state, visitor)`); writing
// a state out, reading one in and hiding what a viewer may not know all come from that list.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/value.h"
#include "table/card_set.h"
#include "table/fans.h"
#include "table/pile.h"
#include "table/player.h"

namespace downpile {

// Who may see the cards of a field.
enum class Seen : std::uint8_t { byAll, byOwner, byNobody };

// The limits of a number field.
struct Range {
  std::int64_t least;
  std::int64_t most;
};

// A choice that a player makes from a list of words: an index, or one of these.
inline constexpr std::int8_t kNoChoice = -1;      // not made: null
inline constexpr std::int8_t kSecretChoice = -2;  // made, but the viewer may not know it: `??`

using Words = std::span<const std::string_view>;

// Cards that players added to a trick, in their order: T is Card or CardSet.
template <class T>
struct PlayedCards {
  std::array<T, kMaxPlayers> cards{};
  PlayerList who;

  constexpr int size() const { return who.size(); }
  constexpr void add(int player, const T& played) {
    cards[static_cast<std::size_t>(who.size())] = played;
    who.add(player);
  }
  constexpr bool operator==(const PlayedCards&) const = default;
};

// One of several piles that lie in front of players, in order of appearance for each owner.
struct OwnedPile {
  Pile pile;
  std::uint8_t owner = 0;
  bool faceDown = false;
};

class StateWriter {
 public:
  StateWriter(int players, CardFamily family) : players_(players), family_(family) {}

  template <class T>
  void number(std::string_view name, const T& value, Range) {
    add(name, static_cast<std::int64_t>(value));
  }
  template <class A>
  void numbers(std::string_view name, const A& values, Range) {
    addEach(name, [&](std::size_t p) { return Value(static_cast<std::int64_t>(values[p])); });
  }
  template <class A>
  void flags(std::string_view name, const A& values) {
    addEach(name, [&](std::size_t p) { return Value(static_cast<bool>(values[p])); });
  }
  void flag(std::string_view name, bool value) { add(name, value); }
  // An enum as its word.
  template <class E>
  void word(std::string_view name, E value, Words words) {
    add(name, std::string(words[static_cast<std::size_t>(value)]));
  }
  // A choice; kNoChoice is null.
  void choice(std::string_view name, std::int8_t value, Words words) {
    add(name, choiceText(value, words));
  }
  // A choice a player. `secret`: each is known only to who made it.
  void choices(std::string_view name, const std::array<std::int8_t, kMaxPlayers>& values,
               Words words, bool /*secret*/) {
    addEach(name, [&](std::size_t p) { return choiceText(values[p], words); });
  }
  // A number a player; one below the range is null.
  template <class A>
  void optionalNumbers(std::string_view name, const A& values, Range range) {
    addEach(name, [&](std::size_t p) {
      return values[p] < range.least ? Value() : Value(static_cast<std::int64_t>(values[p]));
    });
  }
  // Players in rising order, and in an order of their own.
  void playerSet(std::string_view name, PlayerSet set) {
    Value::List list;
    for (int p = 0; p < players_; ++p) {
      if (set.contains(p)) list.emplace_back(p);
    }
    add(name, std::move(list));
  }
  void playerList(std::string_view name, const PlayerList& players) {
    Value::List list;
    for (int player : players) list.emplace_back(player);
    add(name, std::move(list));
  }
  // Fields that stand together under one name: `visit(visitor)` names them.
  template <class Visit>
  void object(std::string_view name, Visit visit) {
    StateWriter inner(players_, family_);
    visit(inner);
    add(name, inner.take());
  }
  // A player; kNobody is null.
  void player(std::string_view name, std::uint8_t player, bool /*nullable*/) {
    add(name, player == kNobody ? Value() : Value(static_cast<int>(player)));
  }
  void permutation(std::string_view name, const std::array<std::uint8_t, kMaxPlayers>& who) {
    numbers(name, who, Range{0, players_ - 1});
  }
  // Sets a player, seen by all or their owners. `shown`: cards that everybody saw go there.
  void hands(std::string_view name, const std::array<CardSet, kMaxPlayers>& hands,
             const std::array<std::uint8_t, kMaxPlayers>& sizes, Seen,
             const CardSet& /*shown*/ = {}) {
    addEach(name, [&](std::size_t p) { return cards(hands[p], sizes[p]); });
  }
  // Which cards of the hands something holds for, a list a player.
  void marked(std::string_view name, const CardSet& marked,
              const std::array<CardSet, kMaxPlayers>& hands) {
    addEach(name, [&](std::size_t p) {
      const CardSet own = hands[p] & marked;
      return cards(own, own.size());
    });
  }
  // Hands whose order everybody sees, the cards only their owners (table/fans.h).
  void fans(std::string_view name, const std::array<CardSet, kMaxPlayers>& /*hands*/,
            const std::array<std::uint8_t, kMaxPlayers>& /*sizes*/, const Fans& fans) {
    addEach(name, [&](std::size_t p) {
      const int player = static_cast<int>(p);
      std::vector<Card> cards;
      for (int i = 0; i < fans.size(player); ++i) cards.push_back(fans.slot(player, i).card);
      return list(cards);
    });
  }
  void pile(std::string_view name, const Pile& pile, const PileOrder& order, Seen) {
    add(name, list(order.list(pile)));
  }
  // One card that everybody sees.
  void card(std::string_view name, Card card) { add(name, cardText(card, family_)); }
  void set(std::string_view name, const CardSet& set) { add(name, cards(set, set.size())); }
  // A set of which nobody sees the cards, and its size.
  void hiddenSet(std::string_view name, const CardSet& set, std::uint8_t size) {
    add(name, cards(set, size));
  }
  // A set a player that everybody sees.
  void sets(std::string_view name, const std::array<CardSet, kMaxPlayers>& sets) {
    addEach(name, [&](std::size_t p) { return cards(sets[p], sets[p].size()); });
  }
  // Cards of each player that nobody has seen; bit i of `present` says that card i is still there.
  template <std::size_t N>
  void blindCards(std::string_view name, const std::array<std::array<Card, N>, kMaxPlayers>& cards,
                  const std::array<std::uint8_t, kMaxPlayers>& present) {
    addEach(name, [&](std::size_t p) {
      Value::List list;
      for (std::size_t i = 0; i < N; ++i) {
        const bool there = ((unsigned{present[p]} >> i) & 1U) != 0;
        list.push_back(there ? Value(cardText(cards[p][i], family_)) : Value());
      }
      return Value(std::move(list));
    });
  }
  template <class T>
  void played(std::string_view name, const PlayedCards<T>& played) {
    Value::List list;
    for (int i = 0; i < played.size(); ++i) {
      const T& each = played.cards[static_cast<std::size_t>(i)];
      list.emplace_back(Value::List{Value(played.who[i]), playText(each)});
    }
    add(name, std::move(list));
  }
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
  static Value choiceText(std::int8_t value, Words words) {
    if (value == kNoChoice) return {};
    if (value == kSecretChoice) return {cardText(Card(), CardFamily::french)};
    return {std::string(words[static_cast<std::size_t>(value)])};
  }
  Value playText(Card card) const { return {cardText(card, family_)}; }
  Value playText(const CardSet& set) const { return cards(set, set.size()); }
  Value list(const std::vector<Card>& cards) const {
    Value::List texts;
    for (Card card : cards) texts.emplace_back(cardText(card, family_));
    return {std::move(texts)};
  }
  // A set's cards, and `??` for as many more as the zone holds. Equal cards of two packs stand
  // together, so that the text does not say which pack a card came from.
  Value cards(const CardSet& set, int size) const {
    std::vector<Card> all(set.begin(), set.end());
    std::stable_sort(all.begin(), all.end(), [this](Card a, Card b) {
      return kindOf(a, family_).id < kindOf(b, family_).id;
    });
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
  CardFamily family_;
  Value::Object members_;
};

// Reads the fields of a state. The first thing that is wrong is kept as a one-line message; what a
// state leaves out keeps the empty or zero value it has.
class StateReader {
 public:
  // `deck`: every card that may occur.
  StateReader(const Value& source, int players, const CardSet& deck, CardFamily family)
      : source_(&source), players_(players), deck_(deck), family_(family) {}

  template <class T>
  void number(std::string_view name, T& value, Range range) {
    if (const Value* found = find(name)) readNumber(name, *found, value, range);
  }
  template <class A>
  void numbers(std::string_view name, A& values, Range range) {
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
  void flag(std::string_view name, bool& value);
  template <class E>
  void word(std::string_view name, E& value, Words words) {
    const Value* found = find(name);
    if (found == nullptr) return;
    const std::int8_t index = wordIndex(name, *found, words);
    if (error_.empty()) value = static_cast<E>(index);
  }
  void choice(std::string_view name, std::int8_t& value, Words words);
  void choices(std::string_view name, std::array<std::int8_t, kMaxPlayers>& values, Words words,
               bool secret);
  template <class A>
  void optionalNumbers(std::string_view name, A& values, Range range) {
    eachPlayer(name, [&](const Value& value, std::size_t p) {
      if (!value.isNull()) readNumber(name, value, values[p], range);
    });
  }
  void playerSet(std::string_view name, PlayerSet& set);
  void playerList(std::string_view name, PlayerList& players);
  template <class Visit>
  void object(std::string_view name, Visit visit) {
    const Value* found = find(name);
    if (found == nullptr) return;
    if (found->object() == nullptr) return fail(name, "must be an object");
    const Value* outer = std::exchange(source_, found);
    const std::size_t outerLength = path_.size();
    path_.append(name).append(".");
    visit(*this);
    path_.resize(outerLength);
    source_ = outer;
  }
  void player(std::string_view name, std::uint8_t& player, bool nullable);
  void permutation(std::string_view name, std::array<std::uint8_t, kMaxPlayers>& who);
  void card(std::string_view name, Card& card);
  void hiddenSet(std::string_view name, CardSet& set, std::uint8_t& size);
  void sets(std::string_view name, std::array<CardSet, kMaxPlayers>& sets);
  template <std::size_t N>
  void blindCards(std::string_view name, std::array<std::array<Card, N>, kMaxPlayers>& cards,
                  std::array<std::uint8_t, kMaxPlayers>& present) {
    eachPlayer(name, [&](const Value& value, std::size_t p) {
      const Value::List* list = value.list();
      if (list == nullptr || list->size() != N) {
        return fail(name, "must hold a list of " + std::to_string(N) + " for each player");
      }
      present[p] = 0;
      for (std::size_t i = 0; i < N && error_.empty(); ++i) {
        if ((*list)[i].isNull()) continue;
        cards[p][i] = readCard(name, (*list)[i]);
        present[p] = static_cast<std::uint8_t>(present[p] | (1U << i));
      }
    });
  }
  template <class T>
  void played(std::string_view name, PlayedCards<T>& played) {
    const Value* found = find(name);
    if (found == nullptr) return;
    const Value::List* list = found->list();
    if (list == nullptr) return fail(name, "must be a list");
    for (const Value& item : *list) {
      const Value::List* pair = item.list();
      if (pair == nullptr || pair->size() != 2)
        return fail(name, "must hold pairs of player and cards");
      std::uint8_t who = 0;
      readNumber(name, pair->front(), who, Range{0, players_ - 1});
      T cards{};
      readPlayed(name, pair->back(), cards);
      if (error_.empty() && played.who.contains(who)) fail(name, "names a player twice");
      if (!error_.empty()) return;
      played.add(who, cards);
    }
  }
  void hands(std::string_view name, std::array<CardSet, kMaxPlayers>& hands,
             std::array<std::uint8_t, kMaxPlayers>& sizes, Seen, const CardSet& shown = {});
  void marked(std::string_view name, CardSet& marked,
              const std::array<CardSet, kMaxPlayers>& hands);
  void fans(std::string_view name, std::array<CardSet, kMaxPlayers>& hands,
            std::array<std::uint8_t, kMaxPlayers>& sizes, Fans& fans) {
    eachPlayer(name, [&](const Value& value, std::size_t p) {
      const int player = static_cast<int>(p);
      for (Card card : readCards(name, value)) {
        fans.add(player, {.card = card, .knownBy = PlayerSet::only(player)});
        hands[p].insert(card);
      }
      sizes[p] = static_cast<std::uint8_t>(hands[p].size());
    });
  }
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
  // The same, or that cards are missing: only a `partial` state need not hold the whole deck.
  std::string problem(bool partial) const;
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
  std::int8_t wordIndex(std::string_view name, const Value& value, Words words);
  // A card with the first copy that was not yet used.
  Card readCard(std::string_view name, const Value& value);
  void readPlayed(std::string_view name, const Value& value, Card& card);
  void readPlayed(std::string_view name, const Value& value, CardSet& cards);
  // The cards of a list in its order.
  std::vector<Card> readCards(std::string_view name, const Value& value);
  void readPile(std::string_view name, const Value& value, OwnedPile& owned, PileOrder& order);

  const Value* source_;
  int players_;
  CardSet deck_;
  CardFamily family_;
  CardSet used_;
  std::string path_;  // of the object that is being read: `trick.`
  std::string error_;
};

// Hides what `viewer` may not know: hidden cards go, sizes stay.
class StateMask {
 public:
  explicit StateMask(int viewer) : viewer_(viewer) {}

  template <class T>
  void number(std::string_view, T&, Range) {}
  template <class A>
  void numbers(std::string_view, A&, Range) {}
  template <class A>
  void flags(std::string_view, A&) {}
  void flag(std::string_view, bool&) {}
  template <class E>
  void word(std::string_view, E&, Words) {}
  void choice(std::string_view, std::int8_t&, Words) {}
  void choices(std::string_view, std::array<std::int8_t, kMaxPlayers>& values, Words, bool secret) {
    for (std::size_t p = 0; secret && p < values.size(); ++p) {
      if (static_cast<int>(p) != viewer_ && values[p] != kNoChoice) values[p] = kSecretChoice;
    }
  }
  template <class A>
  void optionalNumbers(std::string_view, A&, Range) {}
  void playerSet(std::string_view, PlayerSet&) {}
  void playerList(std::string_view, PlayerList&) {}
  template <class Visit>
  void object(std::string_view, Visit visit) {
    visit(*this);
  }
  void player(std::string_view, std::uint8_t&, bool) {}
  void permutation(std::string_view, std::array<std::uint8_t, kMaxPlayers>&) {}
  void card(std::string_view, Card&) {}
  void hiddenSet(std::string_view, CardSet& set, std::uint8_t&) { set = CardSet(); }
  void sets(std::string_view, std::array<CardSet, kMaxPlayers>&) {}
  template <std::size_t N>
  void blindCards(std::string_view, std::array<std::array<Card, N>, kMaxPlayers>& cards,
                  std::array<std::uint8_t, kMaxPlayers>&) {
    cards = {};
  }
  template <class T>
  void played(std::string_view, PlayedCards<T>&) {}
  void hands(std::string_view, std::array<CardSet, kMaxPlayers>& hands,
             std::array<std::uint8_t, kMaxPlayers>&, Seen seen, const CardSet& shown = {}) {
    if (seen == Seen::byAll) return;
    for (std::size_t p = 0; p < hands.size(); ++p) {
      if (static_cast<int>(p) != viewer_) hands[p] &= shown;
    }
  }
  void marked(std::string_view, CardSet&, const std::array<CardSet, kMaxPlayers>&) {}
  // Cards in fans stay where the viewer has seen them.
  void fans(std::string_view, std::array<CardSet, kMaxPlayers>& hands,
            std::array<std::uint8_t, kMaxPlayers>&, Fans& fans) {
    for (std::size_t p = 0; p < hands.size(); ++p) {
      const int player = static_cast<int>(p);
      hands[p] = CardSet();
      for (int i = 0; i < fans.size(player); ++i) {
        auto& slot = fans.slot(player, i);
        if (!slot.knownBy.contains(viewer_)) slot.card = Card();
        if (slot.card.known()) hands[p].insert(slot.card);
      }
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
