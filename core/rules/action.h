// SPDX-License-Identifier: GPL-3.0-or-later
// A move as data: verb, cards, place, target player, number. Its text form (`down 4H 3H`) is the
// same on the command line, in records and in tests.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/card_set.h"
#include "table/player.h"

namespace downpile {

// Verb number of an invalid move. No game has a verb with this number.
inline constexpr std::uint8_t kNoVerb = 0xff;

struct Action {
  std::uint8_t verb = 0;  // index into the game's verbs
  // Index of the place or position that the move names, for example an own up-pile (`up 0 6D 7D`)
  // or a card in the victim's hand (`steal 2 3`).
  std::uint8_t place = 0;
  std::uint8_t target = kNoPlayer;  // the other player that the move names, if any
  // A number that the move names: a bid, or the index of a choice.
  std::int16_t number = 0;
  CardSet cards{};

  constexpr bool operator==(const Action&) const = default;
};

// The form of a verb's arguments in the text of a move. A verb has one shape. If two verbs have the
// same name but different shapes, they are two forms of one verb (`steal 2`, `steal 2 3`).
enum class ActionShape : std::uint8_t {
  bare,            // `pass`
  cards,           // `down 4H 3H`
  place,           // `flip 0`
  placeAndCards,   // `up 0 6D 7D`
  number,          // `bid 2`
  word,            // `choose H`: `number` is the index into the verb's words
  target,          // `steal 2`
  targetAndPlace,  // `steal 2 3`
  targetAndCards,  // `take 2 KH`
};

// Order of the cards of a move when they are laid and printed. `aceHigh`: rising, with the ace
// above the king.
enum class LayOrder : std::uint8_t { rising, falling, aceHigh };

// Label of the button for one word of a verb. Number keys choose a word: key 1 the first word.
struct WordLabel {
  const char* title;        // translatable, in the game's context
  std::string_view symbol;  // name of an icon: `suit-hearts`
};

// Returns the bit for this zone in the bit mask Verb::zones.
constexpr std::uint16_t zoneBit(int zone) { return static_cast<std::uint16_t>(1U << zone); }

// A verb (kind of move) of a game. For a `bare` verb, `title` and `key` label its button. A
// `number` verb has a button for each number, a `word` verb a label for each word. `zones` are the
// targets of its gestures: cards are dropped there, or the zone is clicked for a verb without
// cards.
struct Verb {
  std::string_view name;  // name in the text of a move, for example `down`
  ActionShape shape = ActionShape::bare;
  LayOrder order = LayOrder::rising;
  const char* title = "";  // translatable, in the game's context
  const char* key = "";    // translatable: letter key that plays the verb
  std::uint16_t zones = 0;
  const char* offer = "";  // translatable; follows "You can": `draw a card`
  // Replacements of `title` and `offer` while the move only ends the turn (Moment::idle). Empty: no
  // replacement.
  const char* idleTitle = "";
  const char* idleOffer = "";
  // What the move does with a card, translatable: `Can be swapped`. Empty: `Can be played`.
  const char* use = "";
  // True: the move is played only by dropping cards on its zone, not by double-clicking cards.
  bool deliberate = false;
  // For the shape `cards`: the table offers the combinations that contain the selected cards.
  bool combines = false;
  // For the shape `cards`: number of cards that the move takes. The player can drag them to the
  // zone one by one, and take them back until the last one has been dragged. 0: all cards are
  // dragged at once.
  std::uint8_t gathers = 0;
  // For the shape `cards`, if a move takes one card: the player can make the move several times in
  // a turn. If several cards are dragged at once, each becomes its own move, in `order`.
  bool repeats = false;
  // For the shape `cards`: the move gives the cards to another player, Moment::player. Its target
  // zone is the hand of that player.
  bool gives = false;
  // For the shape `cards`: values that form runs in one suit. Selecting a card also selects its run
  // in the hand. With the order `aceHigh` the ace is next to the king.
  ValueMask runs = 0;
  std::span<const std::string_view> words{};  // words of a `word` verb, as in the text of a move
  std::span<const WordLabel> wordLabels{};    // button label of each word

  constexpr bool isMeantOn(int zone) const { return (zones & zoneBit(zone)) != 0; }
};

// Returns true if the action has exactly the arguments of its verb's shape. Returns false if the
// verb does not exist.
bool wellFormed(const Action& action, std::span<const Verb> verbs);

// Returns the cards in this lay order: by rank, then suit, then pack.
std::vector<Card> inLayOrder(const CardSet& cards, LayOrder order);

std::string actionText(const Action& action, std::span<const Verb> verbs, CardFamily family);

// Returns the cards that an action can use, usually the hand of the player who acts.
// actionFromText() calls it after it read the other arguments.
using CardsOfAction = std::function<CardSet(const Action&)>;

// Reads an action. If both packs have a card, `available` decides which copy is meant. A card
// outside `available` becomes its first unused identity, which `check` refuses. `??` is a card only
// if `available` contains Card(). Returns nullopt if the text is not a move.
std::optional<Action> actionFromText(std::string_view text, std::span<const Verb> verbs,
                                     CardFamily family, const CardsOfAction& available);

}  // namespace downpile
