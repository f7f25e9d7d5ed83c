// SPDX-License-Identifier: GPL-3.0-or-later
// Rules, reasons and refusals. A rule has a number and a short text. A refusal names the rule
// broken by a move. It carries the cards and places for the sentence, which is written in the
// player's language.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "table/card_set.h"
#include "table/player.h"

namespace downpile {

// Values of a house rule as a bit mask: bit v stands for the value v. The last bit also stands for
// all higher values.
inline constexpr std::uint32_t kRuleOff = 1U << 0U;
inline constexpr std::uint32_t kRuleOn = 1U << 1U;
inline constexpr std::uint32_t kAnyValue = ~0U;
inline constexpr std::uint32_t kNotZero = kAnyValue & ~kRuleOff;

constexpr bool isAmong(std::uint32_t values, int value) {
  return ((values >> static_cast<unsigned>(std::min(value, 31))) & 1U) != 0;
}

// A condition on a house rule. It is true if the house rule has an effect and its value is one of
// `values`.
struct RuleCondition {
  std::string_view option{};  // key of the house rule; empty: the condition is always true
  std::uint32_t values = kAnyValue;
};

// A sentence of a rule, in force only under certain house rules.
struct RuleSentence {
  std::string_view option;  // key of the house rule on which the sentence depends
  // Values of the house rule under which the sentence is in force.
  std::uint32_t values;
  const char* text;  // the sentence; translatable (context: the game's id)
  // Key of a house rule whose value replaces %n in the text; empty if the text has no %n.
  std::string_view number{};
  // A second condition for the sentence to be in force.
  RuleCondition also{};
};

// An example of a rule, shown as a text with pictures of cards.
struct RuleExample {
  // Translatable, in the game's context. It must say everything shown by the cards.
  const char* text;
  // Cards to show, in the notation of cardText(): `4H > 7H` has an arrow from the 4 to the 7. `##`
  // is a face-down card. Empty if the example has no cards.
  std::string_view cards{};
  RuleCondition when{};  // the example is shown only if this condition is true
};

struct Rule {
  std::string_view id;  // number of the rule, for example `U4`
  const char* title;    // name of the rule; translatable (context: the game's id)
  // Translatable, true under all house rules. Empty if `sentences` contain the whole rule.
  const char* text;
  std::string_view option = {};  // key of the house rule changing or adding this rule, if any
  // Values of the house rule `option` under which the rule is in force.
  std::uint32_t values = kAnyValue;
  std::span<const RuleSentence> sentences = {};  // sentences after `text`
  std::span<const RuleExample> examples = {};
};

// A reason to refuse a move. Placeholders in the text: {card} {top} {cards} {suit} {player}
// {number}. A placeholder may have a grammatical form after a colon ({card:dative}), which a
// translator may change. The form `start` is a nominative at the start of the sentence.
struct Reason {
  std::string_view code;  // name of the reason, for example `not-lower`
  std::string_view rule;  // number of the rule broken by the move, for example `U4`
  const char* text;       // explanation for the player; translatable (context: the game's id)
};

struct Refusal {
  std::uint8_t reason = 0;  // index into the game's reasons
  Card card{};              // value of {card}: the offending card, if any
  Card top{};               // value of {top}: the card below {card}, such as a pile top
  CardSet cards{};          // value of {cards}: all cards of the move
  Suit suit = Suit::clubs;  // value of {suit}: the required suit
  // Value of {player}: for example the player on turn, or the player with more cards.
  std::uint8_t player = kNoPlayer;
  std::int16_t number = 0;  // value of {number}: for example a limit or a size

  constexpr bool operator==(const Refusal&) const = default;
};

// A sentence about an event, in two versions: `other` for the other viewers, `you` for the player
// causing the event. Placeholders: as in Reason, plus {other} (another player) and {players}.
// {number} may also be %n, for plurals.
struct Sentence {
  // How a sentence is shown. `passing`: like a `moment` if another player does something to the
  // viewer ({other}), such as a steal; otherwise no special treatment. `plain`: no special
  // treatment. The sentence says only which cards a player plays, or the number of a bid; a short
  // version leaves out its verb. `heading`: a deal begins. `lingering`: the table pauses. If the
  // sentence names cards, they are highlighted, and the cards that move next are first shown
  // together in front of the player. `moment`: shown large over the table for the time needed to
  // read it. `ending`: tells why the deal is over; shown like a moment, and as the heading of the
  // score sheet. `closing`: told only on the score sheet at the end of the game. If its text has
  // %n, it is about its player, and the sheet joins the sentences about one player. `result`: tells
  // a player's score in the deal; it is the heading of that player's score sheet. `account`,
  // `accountEnding` (an `ending`), `result` and `closing` are about points or money: they name the
  // owner of the seat, not the owner's substitute (rule D9).
  enum class Kind : std::uint8_t {
    passing,
    plain,
    heading,
    lingering,
    moment,
    ending,
    closing,
    account,
    accountEnding,
    result
  };
  // Whether the sentence reports that the player won or lost, for example a round of throws. The
  // table shows a mark for it beside the icon (`symbol`).
  enum class Outcome : std::uint8_t { none, won, lost };

  const char* other;
  const char* you;
  Kind kind = Kind::passing;
  // Version of the sentence for other players who see its cards, if some viewers do not see them.
  // The version `other` must not name the cards then. Empty if the cards are never hidden.
  const char* witness = "";
  // Name of an icon such as `paper`. It is shown large at the player until cards move or other
  // icons replace it.
  std::string_view symbol{};
  Outcome outcome = Outcome::none;
  // True: the sentence is shown beside the player, but not in the list of past events (the story).
  bool silent = false;
  // True: at the end of the game, the sentence is also shown below the totals of the score sheet.
  bool onSheet = false;

  constexpr bool isEnding() const { return kind == Kind::ending || kind == Kind::accountEnding; }
  constexpr bool isOfAccount() const {
    return kind == Kind::account || kind == Kind::accountEnding || kind == Kind::result ||
           kind == Kind::closing;
  }
};

}  // namespace downpile
