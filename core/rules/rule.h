// SPDX-License-Identifier: GPL-3.0-or-later
// Rules, reasons and refusals. A rule is numbered and told in a sentence or two; a refusal names
// the rule that forbids a move and carries the cards and places from which the sentence to the
// player is made, in the player's language.
#pragma once

#include <cstdint>
#include <string_view>

#include "table/card_set.h"
#include "table/player.h"

namespace downpile {

struct Rule {
  std::string_view id;           // `U4`
  const char* title;             // translatable, in the game's context
  const char* text;              // translatable
  std::string_view option = {};  // key of the house rule that changes or adds it, if any
  bool optional = false;         // there is no such rule while that house rule is off
};

// One way in which a move can be refused. Placeholders in the text, each with an optional
// grammatical form after a colon ({card:dative}; start is a nominative that begins the
// sentence), which a translator may change: {card} {top} {cards} {suit}
// {player} {number}.
struct Reason {
  std::string_view code;  // `not-lower`
  std::string_view rule;  // `U4`
  const char* text;       // translatable, in the game's context
};

struct Refusal {
  std::uint8_t reason = 0;        // index into the game's reasons
  Card card{};                    // the card that does not fit, if one does not
  Card top{};                     // the card it would have to fit
  CardSet cards{};                // all cards of the move
  Suit suit = Suit::clubs;        // the suit that is wanted
  std::uint8_t player = kNobody;  // whose turn it is, who holds more cards ...
  std::int16_t number = 0;        // a limit, a size

  constexpr bool operator==(const Refusal&) const = default;
};

// Something that happened, told in a sentence: of somebody else and to the player who did it.
// Placeholders as in Reason, {other} (another player) and {players}; {number} also as %n, for
// plurals.
struct Sentence {
  // `heading`: a deal begins. `lingering`: what can be seen now stays a moment before the table
  // goes on; the cards that it names are marked, and what is moved then goes together, by way of
  // its player. `moment`: it stands large over the table, which goes on when it can have been read.
  // `ending`: why the deal is over; such a moment too, and it heads the sheet at the deal's end.
  // `closing`: it stands on the sheet at the end of the game once more. `account`, and `closing`:
  // about points or money, so it names the player whose seat it is and not a substitute (D9).
  enum class Kind : std::uint8_t { passing, heading, lingering, moment, ending, closing, account };
  // How its player came out of it, seen beside the symbol.
  enum class Outcome : std::uint8_t { none, won, lost };

  const char* other;
  const char* you;
  Kind kind = Kind::passing;
  // Of cards that not everybody sees: what somebody else who sees them is told; `other` must not
  // name them then.
  const char* witness = "";
  // Name of an icon that is shown large before the player until the table goes on: `paper`.
  std::string_view symbol{};
  Outcome outcome = Outcome::none;
  // It is seen beside its player, but is no part of the story.
  bool silent = false;
};

}  // namespace downpile
