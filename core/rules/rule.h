// SPDX-License-Identifier: GPL-3.0-or-later
// Rules, reasons and refusals. A rule has a number and a short text. A refusal names the rule that
// forbids a move. It carries the cards and places for the sentence, which is written in the
// player's language.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "table/card_set.h"
#include "table/player.h"

namespace downpile {

// Values of a house rule as bits: bit v is value v. The last bit also stands for all higher values.
inline constexpr std::uint32_t kRuleOff = 1U << 0U;
inline constexpr std::uint32_t kRuleOn = 1U << 1U;
inline constexpr std::uint32_t kAnyValue = ~0U;
inline constexpr std::uint32_t kNotZero = kAnyValue & ~kRuleOff;

constexpr bool isAmong(std::uint32_t values, int value) {
  return ((values >> static_cast<unsigned>(std::min(value, 31))) & 1U) != 0;
}

// Holds while a house rule has an effect and one of these values.
struct RuleCondition {
  std::string_view option{};  // key of the house rule; empty: always holds
  std::uint32_t values = kAnyValue;
};

// A sentence that a rule has only under certain house rules.
struct RuleSentence {
  std::string_view option;    // key of the house rule
  std::uint32_t values;       // in force while the house rule has one of these values
  const char* text;           // translatable, in the game's context
  std::string_view number{};  // key of the house rule whose value replaces %n in the text, if any
  RuleCondition also{};       // a second condition
};

// An example of a rule, with cards.
struct RuleExample {
  const char* text;  // translatable, in the game's context; says all that the cards show
  // Cards to draw, in trace notation: `4H > 7H` has an arrow from the 4 to the 7. `##` is a
  // face-down card. Empty if the example has no cards.
  std::string_view cards{};
  RuleCondition when{};  // shown only then
};

struct Rule {
  std::string_view id;  // number of the rule, for example `U4`
  const char* title;    // translatable, in the game's context
  const char* text;     // translatable, true under all house rules; empty if `sentences` say all
  std::string_view option = {};  // key of the house rule that changes or adds this rule, if any
  // The rule is in force only while that house rule has one of these values.
  std::uint32_t values = kAnyValue;
  std::span<const RuleSentence> sentences = {};  // shown after `text`
  std::span<const RuleExample> examples = {};
};

// One reason to refuse a move. Placeholders in the text: {card} {top} {cards} {suit} {player}
// {number}. Each may have a grammatical form after a colon ({card:dative}), which a translator may
// change. The form `start` is a nominative that begins the sentence.
struct Reason {
  std::string_view code;  // name of the reason, for example `not-lower`
  std::string_view rule;  // number of the rule that forbids the move, for example `U4`
  const char* text;       // translatable, in the game's context
};

struct Refusal {
  std::uint8_t reason = 0;  // index into the game's reasons
  Card card{};              // the card that does not fit, if any
  Card top{};               // the card on which it would have to fit
  CardSet cards{};          // all cards of the move
  Suit suit = Suit::clubs;  // the required suit
  // Player in the sentence: the player on turn, the player with more cards ...
  std::uint8_t player = kNoPlayer;
  std::int16_t number = 0;  // number in the sentence: a limit, a size ...

  constexpr bool operator==(const Refusal&) const = default;
};

// A sentence about an event, in two versions: about another player, and to the player who did it.
// Placeholders: as in Reason, plus {other} (another player) and {players}. {number} may also be %n,
// for plurals.
struct Sentence {
  // `passing`: no special treatment. `plain`: the same, and the sentence says only which cards a
  // player plays, or the number of a bid: the short wording drops its verb. `heading`: a deal
  // begins. `lingering`: the table pauses. Cards named in the sentence are highlighted, and the
  // cards that move next gather at the player first.
  // `moment`: shown large over the table for the time needed to read it. `ending`: why the deal is
  // over; shown like a moment, and as the heading of the score sheet. `closing`: repeated on the
  // score sheet at the end of the game. `result`: what a player has scored in the deal, the heading
  // of that player's score sheet. `account`, `result` and `closing` are about points or money: they
  // name the owner of the seat, not a substitute (D9).
  enum class Kind : std::uint8_t {
    passing,
    plain,
    heading,
    lingering,
    moment,
    ending,
    closing,
    account,
    result
  };
  // Whether the player won or lost, shown beside the symbol.
  enum class Outcome : std::uint8_t { none, won, lost };

  const char* other;
  const char* you;
  Kind kind = Kind::passing;
  // For hidden cards: the version for another player who sees them; `other` must not name the cards
  // then.
  const char* witness = "";
  // Name of an icon shown large at the player until cards move or the next icons: `paper`.
  std::string_view symbol{};
  Outcome outcome = Outcome::none;
  // The sentence is shown beside the player, but not in the list of past events (the story).
  bool silent = false;
};

}  // namespace downpile
