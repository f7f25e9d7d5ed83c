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
  // Index named by the move: of a place, such as the up-pile 0 of the player (`up 0 6D 7D`), or of
  // a card in the hand of the target player, such as the card 3 of player 2 (`steal 2 3`).
  std::uint8_t place = 0;
  std::uint8_t target = kNoPlayer;  // the other player that the move names, if any
  // A card that the text of the move names too often; Card() if none. Too often: more often than
  // card identities have this name, for example a third `4H`. Rule G8 (a player can play only held
  // cards) refuses such a move.
  Card surplus{};
  // A number that the move names: a bid, or the index of a choice.
  std::int16_t number = 0;
  CardSet cards{};

  constexpr bool operator==(const Action&) const = default;
};

// The form of a verb's arguments in the text of a move. Each entry of a list of verbs has one
// shape. A move with two forms (`steal 2`, `steal 2 3`) has two entries with the same name.
enum class ActionShape : std::uint8_t {
  bare,            // only the verb, for example `pass`
  cards,           // verb and cards, for example `down 4H 3H`
  place,           // verb and index of a place or card, for example `flip 0`
  placeAndCards,   // verb, index of a place, and cards, for example `up 0 6D 7D`
  number,          // verb and number, for example `bid 2`
  word,            // verb and word (Action::number: index of the word), for example `choose H`
  target,          // verb and another player, for example `steal 2`
  targetAndPlace,  // verb, another player, and index of a card, for example `steal 2 3`
  targetAndCards,  // verb, another player, and a card, for example `take 2 KH`
};

// Order of the cards of a move when they are laid and printed. `aceHigh`: rising, with the ace
// above the king and a joker above the ace.
enum class LayOrder : std::uint8_t { rising, falling, aceHigh };

// Label of the button for one word of a verb. Number keys choose a word: key 1 the first word.
struct WordLabel {
  const char* title;        // text of the button; translatable (context: the game's id)
  std::string_view symbol;  // name of an icon, for example `suit-hearts`
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
  const char* title = "";  // name of the verb; translatable (context: the game's id)
  const char* key = "";    // translatable: letter key of the verb
  std::uint16_t zones = 0;
  const char* offer = "";  // translatable; follows "You can": `draw a card`
  // For the shape `number`: the same with {number}: `bid {number}`. Empty: the text is `offer`, a
  // colon and the number.
  const char* numberOffer = "";
  // For moves with cards: the same with the cards, `play {cards:accusative}`. Empty: the text is
  // `offer`, a colon and the cards.
  const char* cardsOffer = "";
  // Texts used instead of `title` and `offer` if the move would only end the turn (Moment::idle).
  // Empty: `title` and `offer` are always used.
  const char* idleTitle = "";
  const char* idleOffer = "";
  // Description of a card for which this move is legal, translatable: `Can be swapped`. Empty: `Can
  // be played`.
  const char* use = "";
  // True: the user makes the move only by dropping cards on its zone, never by a double click on
  // cards.
  bool deliberate = false;
  // For the shape `cards`: while cards are selected, the table shows buttons for the largest legal
  // moves with these cards.
  bool combines = false;
  // For the shape `cards`: number of cards of the move if the user can drag them to the zone one by
  // one. Until the last card was dragged, the user can take cards back. 0: all cards are dragged at
  // once.
  std::uint8_t gathers = 0;
  // For the shape `bare`: the move plays a joker of the hand. So a joker can also be brought to the
  // verb's zone.
  bool playsJoker = false;
  // For the shape `cards` with one card: the player can make the move several times in a turn.
  // Several cards dragged at once become one move each, in `order`.
  bool repeats = false;
  // For the shape `cards`: the move gives the cards to another player (Moment::player). The user
  // drops them on the hand of that player.
  bool gives = false;
  // For the shape `cards`: card values that can form runs of one suit; 0 if the move has no runs.
  // Selecting a card also selects the run around it in the hand. With the order `aceHigh` the ace
  // follows the king.
  ValueMask runs = 0;
  std::span<const std::string_view> words{};  // words of a `word` verb, as in the text of a move
  std::span<const WordLabel> wordLabels{};    // button label of each word

  constexpr bool isMeantOn(int zone) const { return (zones & zoneBit(zone)) != 0; }
};

// Returns true if the action has exactly the arguments of its verb's shape. Returns false if the
// verb does not exist.
bool wellFormed(const Action& action, std::span<const Verb> verbs);

// Returns the cards sorted by rank in this lay order. Cards of the same rank are sorted by suit,
// then by pack.
std::vector<Card> inLayOrder(const CardSet& cards, LayOrder order);

std::string actionText(const Action& action, std::span<const Verb> verbs, CardFamily family);

// Returns the cards available to an action, usually the hand of the acting player. actionFromText()
// calls it before each card, with the verb, place and target of the action and the cards read so
// far.
using CardsOfAction = std::function<CardSet(const Action&)>;

// Reads an action from its text, for example `down 4H 3H`. Of the equal cards with one name, a card
// among `available` is chosen, never twice the same card. If no such card is available, another
// equal card is chosen; the game's check() refuses it. If the text has already named all equal
// cards, the card becomes Action::surplus. `??` stands for Card() if `available` contains Card().
// Returns nullopt if the text is not a move.
std::optional<Action> actionFromText(std::string_view text, std::span<const Verb> verbs,
                                     CardFamily family, const CardsOfAction& available);

}  // namespace downpile
