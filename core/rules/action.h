// SPDX-License-Identifier: GPL-3.0-or-later
// A move as data: a verb, cards, a place, a target player, a number; and its text form
// (`down 4H 3H`), the same on the command line, in records and in tests.
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

// The verb of what is no move at all; no game has it.
inline constexpr std::uint8_t kNoVerb = 0xff;

struct Action {
  std::uint8_t verb = 0;          // index into the game's verbs
  std::uint8_t place = 0;         // which of several places (own up-pile 0, 1 ...)
  std::uint8_t target = kNobody;  // another player, where the verb names one
  std::int16_t number = 0;        // a bid, a position, a choice
  CardSet cards{};

  constexpr bool operator==(const Action&) const = default;
};

// What follows the verb in the text form. A verb has one shape; two verbs of one name and different
// shapes are two forms of it (`steal 2`, `steal 2 3`).
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

// In which order cards are laid, and so printed. `aceHigh` rises with the ace above the king.
enum class LayOrder : std::uint8_t { rising, falling, aceHigh };

// What the button of a word of a verb shows: words are pressed by their number, from 1.
struct WordLabel {
  const char* title;        // translatable, in the game's context
  std::string_view symbol;  // name of an icon: `suit-hearts`
};

// A zone in Verb::zones, which are joined by |.
constexpr std::uint16_t zoneBit(int zone) { return static_cast<std::uint16_t>(1U << zone); }

// A verb of a game. Title and key label the button of a verb of the shape `bare`; of the shape
// `number` each number is a button, of the shape `word` each word has a label of its own. `zones`
// says where a gesture can mean it: a drop of cards, or a click there for a verb without cards.
struct Verb {
  std::string_view name;  // in text
  ActionShape shape = ActionShape::bare;
  LayOrder order = LayOrder::rising;
  const char* title = "";  // translatable, in the game's context
  const char* key = "";    // translatable: the letter that plays it
  std::uint16_t zones = 0;
  const char* offer = "";   // translatable: what may be done, after "You can": `draw a card`
  bool deliberate = false;  // only a drop on its place means it, no double-click on cards
  bool combines = false;    // of `cards`: what a selected card can be played with is proposed
  // Of `cards`: it takes so many, which can be brought to its place one after the other and are
  // taken back until all are there; 0: they come together.
  std::uint8_t gathers = 0;
  // Of `cards`, one at a time: it can be done again in the same turn, so that several cards brought
  // at once mean as many moves, one after the other in `order`.
  bool repeats = false;
  // Of `cards`: neighbouring values of one suit can go together, of these, and with `aceHigh` the ace
  // is the neighbour of the king; a card is chosen together with those around it.
  ValueMask runs = 0;
  std::span<const std::string_view> words{};  // of the shape `word`
  std::span<const WordLabel> wordLabels{};    // of each of them

  constexpr bool isMeantOn(int zone) const { return (zones & zoneBit(zone)) != 0; }
};

// Whether an action has what its verb's shape asks for and nothing else. An action of a verb that
// there is not has no shape.
bool wellFormed(const Action& action, std::span<const Verb> verbs);

// Cards of a set in the order in which the verb lays them (by rank, then suit, then pack).
std::vector<Card> inLayOrder(const CardSet& cards, LayOrder order);

std::string actionText(const Action& action, std::span<const Verb> verbs, CardFamily family);

// The cards from which an action takes its own: usually the mover's hand. Asked when all but the
// cards has been read.
using CardsOfAction = std::function<CardSet(const Action&)>;

// Reads an action. Where two packs have the same card, `available` says which copies are meant; a
// card that is not among them keeps its first identity not yet used, for `check` to refuse. Nothing
// where the text is no move at all.
std::optional<Action> actionFromText(std::string_view text, std::span<const Verb> verbs,
                                     CardFamily family, const CardsOfAction& available);

}  // namespace downpile
