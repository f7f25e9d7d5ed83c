// SPDX-License-Identifier: GPL-3.0-or-later
// Visitors of a game's fields. A game names its fields once (`fields(state, visitor)`), each with
// its visibility. Writing, reading and masking a state are all derived from this list. Functions of
// a visitor:
//
//   field(name, seen, value, kind)    a plain value; its kind is one of the *Field below
//   each(name, seen, values, kind)    one plain value per player
//   cards(name, seen, set, size)      cards whose number is public: a set, or a set per player
//                                     (and the cards in these sets that all players know)
//   pile(name, seen, pile, order)     cards in order
//   object(name, visit)               fields grouped under one name
//
//   remembered(seen, value)           derived from earlier moves: masked, copied and compared,
//                                     but not written
//
// and ownedPiles, blindCards, marked, heldCard and fans, for rarer arrangements of cards.
// Remembered values are not written because a position states where the cards are, not how they got
// there. A record restores the memories by replaying its moves. In Life the memories would be most
// of the text: the possible holders of each card, once for each of eight players and once for
// spectators. After reading a position without its moves, a player knows only the facts that the
// position itself shows.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/action.h"
#include "rules/value.h"
#include "table/card_set.h"
#include "table/fans.h"
#include "table/pile.h"
#include "table/player.h"

namespace downpile {

// Visibility of a field of a state. byOwner: only to the owner, the player described by the field;
// a field without an owner is hidden from all. byOthers: to all players except the owner, but to no
// spectator.
enum class Seen : std::uint8_t { byAll, byOwner, byOthers, byNone };

// Visibility of a field visible to all. Any value but Seen::byAll is a compile error.
struct SeenByAll {
  consteval SeenByAll(Seen seen) {  // NOLINT(google-explicit-constructor)
    if (seen != Seen::byAll) throw "such a field is seen by all";
  }
};

// ---- kinds of plain values ---------------------------------------------------------------------
// If a field is hidden from a viewer, it gets the empty or zero value of its kind. Exceptions: of a
// choice and of a number with orSecret, the viewer sees whether a value exists, but not the value.
// Of a PlaysField, the viewer sees which players have played, but not their cards.

// Argument for `orNull`: the value of the field may be missing. A missing value is written as null.
inline constexpr bool kOrNull = true;

struct NumberField {
  std::int64_t least;
  std::int64_t most;
  // True: a number below `least` stands for a missing value.
  bool orNull = false;
  // True: the number least - 2 stands for an existing value hidden from the viewer; it is written
  // as `??`. The existence of the value is public. Requires orNull.
  bool orSecret = false;
};
struct FlagField {};

// Words for a field of enum or index type. The field is written as one of these words.
using Words = std::span<const std::string_view>;
struct WordField {
  Words words;
};

// A player's choice from a list of words: an index, kNoChoice or kSecretChoice. All players see
// whether the choice was made.
inline constexpr std::int8_t kNoChoice = -1;  // the choice was not made yet; written as null
// The choice was made, but is hidden from the viewer; written as `??`.
inline constexpr std::int8_t kSecretChoice = -2;
struct ChoiceField {
  Words words;
};

struct PlayerField {
  bool orNull = false;  // true: the field may be kNoPlayer, which is written as null
};
struct PlayersField {};  // a PlayerSet, written in ascending order, or a PlayerList
// A list of all players in some order, such as their order around the table; written as an array.
struct PermutationField {};

struct CardField {};
// A CardSet. If the set is hidden from the viewer, its size is hidden too.
struct CardsField {};
// A PlayedCards: cards that players played to a trick. `order`: order of the cards of one play in
// the text.
struct PlaysField {
  LayOrder order = LayOrder::rising;
};

// Cards played to a trick, in order. T is Card or CardSet.
template <class T>
struct PlayedCards {
  std::array<T, kMaxPlayers> cards{};
  PlayerList players;

  constexpr int size() const { return players.size(); }
  constexpr void add(int player, const T& played) {
    cards[static_cast<std::size_t>(players.size())] = played;
    players.add(player);
  }
  constexpr void clear() {
    for (int i = 0; i < size(); ++i) cards[static_cast<std::size_t>(i)] = T();
    players = PlayerList();
  }
  constexpr bool operator==(const PlayedCards&) const = default;
};

// One of the piles in front of a player.
struct OwnedPile {
  Pile pile;
  bool faceDown = false;
};

// ---- writing a state as JSON -------------------------------------------------------------------

// Name of the JSON member of a written view that contains the viewer.
inline constexpr std::string_view kSeenBy = "seenBy";
// Name of the JSON member that contains the Standing, for readStanding().
inline constexpr std::string_view kStanding = "standing";

// Text of a hidden card or number in a written view.
inline constexpr std::string_view kUnknownText = "??";

class StateWriter {
 public:
  StateWriter(int players, CardFamily family) : players_(players), family_(family) {}
  // Writes a view for a remote peer, which restores the same view from it. The text contains the
  // viewer (`seenBy`), and cards as in records, so that each card keeps its identity.
  StateWriter(int players, CardFamily family, int viewer)
      : players_(players), family_(family), isForReader_(true) {
    add(kSeenBy, viewer);
  }

  template <class T, class Kind>
  void field(std::string_view name, Seen, const T& value, const Kind& kind) {
    add(name, written(value, kind));
  }
  template <class A, class Kind>
  void each(std::string_view name, Seen, const A& values, const Kind& kind) {
    addEach(name, [&](std::size_t p) { return written(values[p], kind); });
  }
  template <class Visit>
  void object(std::string_view name, Visit visit) {
    StateWriter inner(players_, family_);
    inner.isForReader_ = isForReader_;
    visit(inner);
    add(name, inner.take());
  }
  void cards(std::string_view name, Seen, const CardSet& set, std::uint8_t size) {
    add(name, written(set, size));
  }
  void cards(std::string_view name, Seen, const std::array<CardSet, kMaxPlayers>& sets,
             const std::array<std::uint8_t, kMaxPlayers>& sizes, const CardSet& /*shown*/ = {}) {
    addEach(name, [&](std::size_t p) { return written(sets[p], sizes[p]); });
  }
  void pile(std::string_view name, Seen, const Pile& pile, const PileOrder& order) {
    add(name, list(order.list(pile)));
  }
  // Writes the cards of `marked` in each hand, as one list for each player.
  void marked(std::string_view name, SeenByAll, const CardSet& marked,
              const std::array<CardSet, kMaxPlayers>& hands) {
    addEach(name, [&](std::size_t p) { return written(hands[p] & marked, CardsField{}); });
  }
  // Writes a card that is in one of the hands. Card(), no card, is written as null.
  void heldCard(std::string_view name, Seen, Card card,
                const std::array<CardSet, kMaxPlayers>& /*hands*/) {
    add(name, card.known() ? written(card, CardField{}) : Value());
  }
  // Writes hands whose order is public (table/fans.h). With byOwner, each card is visible to the
  // players in its `knownBy`, and cards in `shown` are visible to everybody.
  void fans(std::string_view name, Seen, const std::array<CardSet, kMaxPlayers>& /*hands*/,
            const std::array<std::uint8_t, kMaxPlayers>& /*sizes*/, const Fans& fans,
            const CardSet& /*shown*/ = {}) {
    addEach(name, [&](std::size_t p) {
      const int player = static_cast<int>(p);
      std::vector<Card> cards;
      for (int i = 0; i < fans.size(player); ++i) cards.push_back(fans.slot(player, i).card);
      return list(cards);
    });
  }
  // Writes the cards of each player in N fixed places, an empty place as null. Bit i of `present`
  // is set if place i holds a card.
  template <std::size_t N>
  void blindCards(std::string_view name, Seen,
                  const std::array<std::array<Card, N>, kMaxPlayers>& cards,
                  const std::array<std::uint8_t, kMaxPlayers>& present) {
    addEach(name, [&](std::size_t p) {
      Value::List list;
      for (std::size_t i = 0; i < N; ++i) {
        const bool exists = ((unsigned{present[p]} >> i) & 1U) != 0;
        list.push_back(exists ? written(cards[p][i], CardField{}) : Value());
      }
      return Value(std::move(list));
    });
  }
  // Writes the piles of each player. `piles` needs a function each(), which visits the piles of an
  // owner. StateReader also needs its function add(). See Underwear::UpPiles.
  template <class Piles>
  void ownedPiles(std::string_view name, SeenByAll, const Piles& piles, const PileOrder& order) {
    addEach(name, [&](std::size_t p) {
      Value::List own;
      piles.each(static_cast<int>(p), [&](const OwnedPile& owned) {
        own.emplace_back(
            Value::Object{{"cards", list(order.list(owned.pile))}, {"faceDown", owned.faceDown}});
      });
      return Value(std::move(own));
    });
  }

  template <class T>
  void remembered(Seen, const T&) {}

  // Adds a member outside the fields of the state.
  void add(std::string_view name, Value value) {
    members_.emplace_back(std::string(name), std::move(value));
  }
  Value take() { return {std::move(members_)}; }

 private:
  template <class T>
  static Value written(const T& value, const NumberField& kind) {
    if (kind.orSecret && value == kind.least - 2) return {std::string(kUnknownText)};
    return kind.orNull && value < kind.least ? Value() : Value(static_cast<std::int64_t>(value));
  }
  static Value written(bool value, FlagField) { return {value}; }
  template <class E>
  static Value written(E value, const WordField& kind) {
    return {std::string(kind.words[static_cast<std::size_t>(value)])};
  }
  static Value written(std::int8_t value, const ChoiceField& kind);
  static Value written(std::uint8_t player, PlayerField) {
    return player == kNoPlayer ? Value() : Value(static_cast<int>(player));
  }
  Value written(const PlayerSet& set, PlayersField) const;
  static Value written(const PlayerList& players, PlayersField);
  Value written(const std::array<std::uint8_t, kMaxPlayers>& players, PermutationField) const;
  Value written(Card card, CardField) const {
    return {isForReader_ ? identityText(card, family_) : cardText(card, family_)};
  }
  Value written(const CardSet& set, CardsField) const { return written(set, set.size()); }
  template <class T>
  Value written(const PlayedCards<T>& played, PlaysField kind) const {
    Value::List plays;
    for (int i = 0; i < played.size(); ++i) {
      plays.emplace_back(
          Value::List{Value(played.players[i]), playText(played.cards[at(i)], kind.order)});
    }
    return {std::move(plays)};
  }
  // Writes the cards of the set, then `??` for each other card until there are `size` cards.
  Value written(const CardSet& set, int size) const;

  Value playText(Card card, LayOrder) const { return written(card, CardField{}); }
  Value playText(const CardSet& set, LayOrder order) const { return list(inLayOrder(set, order)); }
  Value list(const std::vector<Card>& cards) const;
  template <class Make>
  void addEach(std::string_view name, Make make) {
    Value::List each;
    for (int p = 0; p < players_; ++p) each.push_back(make(static_cast<std::size_t>(p)));
    add(name, Value(std::move(each)));
  }

  int players_;
  CardFamily family_;
  bool isForReader_ = false;
  Value::Object members_;
};

// ---- reading a state from JSON -----------------------------------------------------------------

// Reads the fields of a state from JSON. Keeps the first error, a message of one line. A field
// missing in the JSON keeps its initial value, that of a newly created game. If the JSON is a view
// (`seenBy`), cards and choices can be unknown (`??`).
class StateReader {
 public:
  // deck: all cards that the state can contain.
  StateReader(const Value& source, int players, const CardSet& deck, CardFamily family);

  template <class T, class Kind>
  void field(std::string_view name, Seen, T& value, const Kind& kind) {
    if (const Value* found = find(name)) read(name, *found, value, kind);
  }
  template <class A, class Kind>
  void each(std::string_view name, Seen, A& values, const Kind& kind) {
    eachPlayer(name,
               [&](const Value& value, std::size_t p) { read(name, value, values[p], kind); });
  }
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
  void cards(std::string_view name, Seen, CardSet& set, std::uint8_t& size);
  void cards(std::string_view name, Seen, std::array<CardSet, kMaxPlayers>& sets,
             std::array<std::uint8_t, kMaxPlayers>& sizes, const CardSet& shown = {});
  void pile(std::string_view name, Seen, Pile& pile, PileOrder& order);
  void marked(std::string_view name, SeenByAll, CardSet& marked,
              const std::array<CardSet, kMaxPlayers>& hands);
  void heldCard(std::string_view name, Seen, Card& card,
                const std::array<CardSet, kMaxPlayers>& hands);
  void fans(std::string_view name, Seen, std::array<CardSet, kMaxPlayers>& hands,
            std::array<std::uint8_t, kMaxPlayers>& sizes, Fans& fans, const CardSet& shown = {});
  template <std::size_t N>
  void blindCards(std::string_view name, Seen, std::array<std::array<Card, N>, kMaxPlayers>& cards,
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
  template <class Piles>
  void ownedPiles(std::string_view name, SeenByAll, Piles& piles, PileOrder& order) {
    eachPlayer(name, [&](const Value& value, std::size_t p) {
      const Value::List* list = value.list();
      if (list == nullptr) return fail(name, "must hold lists of piles");
      for (const Value& item : *list) {
        OwnedPile owned;
        readPile(name, item, owned, order);
        if (!error_.empty()) return;
        const bool hasRoom = piles.add(static_cast<int>(p), owned);
        if (!hasRoom) return fail(name, "holds more piles than there can be");
      }
    });
  }

  template <class T>
  void remembered(Seen, T&) {}

  void fail(std::string_view name, std::string_view problem);
  const std::string& error() const { return error_; }
  // Returns the first error, or an empty text. Unless `partial` is true, a missing card of the deck
  // is an error too.
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
  void read(std::string_view name, const Value& value, T& target, const NumberField& kind) {
    if (kind.orNull && value.isNull()) {
      target = static_cast<T>(kind.least - 1);
      return;
    }
    if (kind.orSecret && isUnknown(value)) {
      target = static_cast<T>(kind.least - 2);
      return;
    }
    const std::int64_t* number = value.number();
    if (number == nullptr) return fail(name, "must be a whole number");
    if (*number < kind.least || *number > kind.most) return fail(name, "is out of range");
    target = static_cast<T>(*number);
  }
  void read(std::string_view name, const Value& value, bool& target, FlagField);
  template <class E>
  void read(std::string_view name, const Value& value, E& target, const WordField& kind) {
    const std::int8_t index = wordIndex(name, value, kind.words);
    if (error_.empty()) target = static_cast<E>(index);
  }
  void read(std::string_view name, const Value& value, std::int8_t& target,
            const ChoiceField& kind);
  void read(std::string_view name, const Value& value, std::uint8_t& player, PlayerField kind);
  void read(std::string_view name, const Value& value, PlayerSet& set, PlayersField kind);
  void read(std::string_view name, const Value& value, PlayerList& players, PlayersField);
  void read(std::string_view name, const Value& value,
            std::array<std::uint8_t, kMaxPlayers>& players, PermutationField);
  void read(std::string_view name, const Value& value, Card& card, CardField) {
    if (error_.empty()) card = readCard(name, value);
  }
  void read(std::string_view name, const Value& value, CardSet& set, CardsField);
  template <class T>
  void read(std::string_view name, const Value& value, PlayedCards<T>& played, PlaysField) {
    const Value::List* list = value.list();
    if (list == nullptr) return fail(name, "must be a list");
    for (const Value& item : *list) {
      const Value::List* pair = item.list();
      if (pair == nullptr || pair->size() != 2)
        return fail(name, "must hold pairs of player and cards");
      std::uint8_t player = 0;
      read(name, pair->front(), player, PlayerField{});
      T cards{};
      readPlayed(name, pair->back(), cards);
      if (error_.empty() && played.players.contains(player)) fail(name, "names a player twice");
      if (!error_.empty()) return;
      played.add(player, cards);
    }
  }

  std::int8_t wordIndex(std::string_view name, const Value& value, Words words);
  // Returns the first card with this text, or nullopt if the text is not a card.
  std::optional<Card> cardOf(const Value& value) const;
  // Returns the first card of the set `cards` with this text, or nullopt if no card has it.
  std::optional<Card> cardAmong(const CardSet& cards, const Value& value) const;
  bool isUnknown(const Value& value) const;
  // Reads a card. If several cards have this text, returns the first of them not read before. In a
  // view the card may be unknown (`??`).
  Card readCard(std::string_view name, const Value& value);
  void readPlayed(std::string_view name, const Value& value, Card& card) {
    read(name, value, card, CardField{});
  }
  void readPlayed(std::string_view name, const Value& value, CardSet& cards);
  // Reads a list of cards, in its order.
  std::vector<Card> readCards(std::string_view name, const Value& value);
  // Reads a list of cards and adds the known ones to the set. Returns the number of cards,
  // including unknown ones.
  std::uint8_t readCards(std::string_view name, const Value& value, CardSet& set);
  void readPile(std::string_view name, const Value& value, OwnedPile& owned, PileOrder& order);

  const Value* source_;
  int players_;
  CardSet deck_;
  CardFamily family_;
  int viewer_ = kNoPlayer;  // viewer if the state is a view, else kNoPlayer
  CardSet used_;
  int unknown_ = 0;  // number of cards unknown to the viewer
  // Prefix of member names in error messages, for example `trick.`.
  std::string path_;
  std::string error_;
};

// ---- hiding secret fields from a viewer --------------------------------------------------------

// Hides the secret parts of a state from the viewer: hidden cards become unknown. Numbers of cards
// stay visible, except in a CardsField.
class StateMask {
 public:
  explicit StateMask(int viewer) : viewer_(viewer) {}

  template <class T, class Kind>
  void field(std::string_view, Seen seen, T& value, const Kind& kind) const {
    if (seen != Seen::byAll) hide(value, kind);
  }
  template <class A, class Kind>
  void each(std::string_view, Seen seen, A& values, const Kind& kind) const {
    for (std::size_t p = 0; p < values.size(); ++p) {
      if (hides(seen, p)) hide(values[p], kind);
    }
  }
  template <class Visit>
  void object(std::string_view, Visit visit) {
    visit(*this);
  }
  void cards(std::string_view, Seen seen, CardSet& set, std::uint8_t&) const {
    if (seen != Seen::byAll) set = CardSet();
  }
  // shown: cards that all players saw before they were put into one of the sets. They stay visible.
  void cards(std::string_view, Seen seen, std::array<CardSet, kMaxPlayers>& sets,
             std::array<std::uint8_t, kMaxPlayers>&, const CardSet& shown = {}) const {
    for (std::size_t p = 0; p < sets.size(); ++p) {
      if (hides(seen, p)) sets[p] &= shown;
    }
  }
  void pile(std::string_view, Seen seen, Pile& pile, PileOrder& order) const {
    if (seen != Seen::byAll) order.hide(pile);
  }
  void marked(std::string_view, SeenByAll, CardSet&,
              const std::array<CardSet, kMaxPlayers>&) const {}
  void heldCard(std::string_view, Seen seen, Card& card,
                const std::array<CardSet, kMaxPlayers>&) const {
    if (seen != Seen::byAll) card = Card();
  }
  // Hides the cards of fans (hands with a public order). A card stays visible if the viewer knows
  // it, or if it is in `shown`, the cards seen by all players.
  void fans(std::string_view, Seen seen, std::array<CardSet, kMaxPlayers>& hands,
            std::array<std::uint8_t, kMaxPlayers>&, Fans& fans, const CardSet& shown = {}) const;
  template <std::size_t N>
  void blindCards(std::string_view, Seen seen, std::array<std::array<Card, N>, kMaxPlayers>& cards,
                  std::array<std::uint8_t, kMaxPlayers>&) const {
    for (std::size_t p = 0; p < cards.size(); ++p) {
      if (hides(seen, p)) cards[p] = {};
    }
  }
  template <class Piles>
  void ownedPiles(std::string_view, SeenByAll, Piles&, PileOrder&) const {}
  template <class T>
  void remembered(SeenByAll, T&) const {}
  // Hides an array with one value for each player and a last one for spectators. With byOwner, a
  // player sees the own value; the values of the other players are replaced by the spectators'
  // value.
  template <class T>
  void remembered(Seen seen, std::array<T, kMaxPlayers + 1>& values) const {
    for (std::size_t p = 0; p < kMaxPlayers; ++p) {
      if (hides(seen, p)) values[p] = values[kMaxPlayers];
    }
  }

 private:
  bool hides(Seen seen, std::size_t owner) const {
    const bool isOwn = static_cast<int>(owner) == viewer_;
    if (seen == Seen::byOthers) return isOwn || viewer_ == kSpectator;
    return seen == Seen::byNone || (seen == Seen::byOwner && !isOwn);
  }

  template <class T, class Kind>
  static void hide(T& value, const Kind&) {
    value = T{};
  }
  template <class T>
  static void hide(T& value, const NumberField& kind) {
    if (kind.orSecret) {
      if (value >= kind.least) value = static_cast<T>(kind.least - 2);
      return;
    }
    value = kind.orNull ? static_cast<T>(kind.least - 1) : T{};
  }
  static void hide(std::int8_t& value, const ChoiceField&) {
    if (value != kNoChoice) value = kSecretChoice;
  }
  static void hide(std::uint8_t& player, PlayerField) { player = kNoPlayer; }
  // Hides the cards of a trick, but not which players have played.
  template <class T>
  static void hide(PlayedCards<T>& played, PlaysField) {
    played.cards = {};
  }

  int viewer_;
};

}  // namespace downpile
