// SPDX-License-Identifier: GPL-3.0-or-later
// Static data of a game, all constexpr: its name, options, rules, verbs, zones, reasons and
// sentences. Texts are English and translatable; the context is the game's id.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/action.h"
#include "rules/option.h"
#include "rules/rule.h"
#include "rules/tally.h"
#include "table/place.h"

namespace downpile {

struct Zone {
  std::string_view name;  // name of the zone, for example `downpile`
  ZoneKind kind = ZoneKind::pile;
  bool ordered = true;
  const char* title = "";  // name shown to users; translatable (context: the game's id)
  // True: when a card of the zone is taken away, the remaining cards do not move on the screen.
  bool keepsHomes = false;
};

// Texts for a kind of fact shown at the table: beside a player's cards (such as the bid), or for
// the whole table (such as the trump suit). They may contain {suit} and a number as %n. With
// `onSheet` the fact also appears on the score sheet at the end of a deal.
struct FactText {
  std::string_view name;  // name of the fact, for example `bid`
  // Text shown beside a player's cards, translatable: `Bid %n`. Empty if the suit symbol is enough.
  const char* brief;
  // Text for screen readers, translatable: `has bid %n trick(s)`.
  const char* full;
  bool onSheet = false;
};

// A step of the tutorial in a player's first deal. It points at a zone (the player's own or a
// common one), at a fact of the table, or at the buttons of a verb.
struct GuideStep {
  std::string_view subject;  // name of the zone, fact or verb; empty if none
  // One or more sentences, translatable. Of `[A|B]`, the screen shows A (instructions for the
  // mouse), and a screen reader speaks B (instructions for the keyboard).
  const char* text;
  // Key of a step shown later, once, in the first or a later deal: at the first event with one of
  // `sentences`, or when the user can first make a move with the verb `waitsFor` or `orWaitsFor`.
  // The settings list the keys of the steps not yet shown. Empty for the steps at the beginning of
  // the first deal.
  std::string_view name{};
  // Bit mask of the sentences opening this step: bit i stands for GameInfo::sentences[i]; see
  // sentenceBit().
  std::uint64_t sentences = 0;
  // The step is shown only if the house rule with the key `option` has one of the values `values`
  // (bit mask as in RuleSentence). Empty `option`: always.
  std::string_view option{};
  std::uint32_t values = kAnyValue;
  // Verb of the user's move that the step prepares, and perhaps a second such verb. The step opens
  // when the user can make a move with one of them. Empty for other steps.
  std::string_view waitsFor{};
  std::string_view orWaitsFor{};
};

template <class Sentence>
constexpr std::uint64_t sentenceBit(Sentence sentence) {
  return std::uint64_t{1} << static_cast<unsigned>(sentence);
}

// Unit name of totals that count won deals: the winner of a deal scores 1, all others 0.
constexpr std::string_view kDealsWon = "deals";

struct GameInfo {
  std::string_view id;  // id of the game, for example `underwear`; also the context of its texts
  const char* title;    // title, summary, about and length are translatable
  const char* summary;  // what kind of game it is, in one sentence
  const char* about;    // a few sentences about the game, for example its origin
  const char* length;   // duration in a few words
  CardFamily family;    // kind of cards: French or coloured
  int minPlayers;
  int maxPlayers;
  std::span<const Option> options;
  std::span<const Rule> rules;
  std::span<const Verb> verbs;
  std::span<const Zone> zones;
  std::span<const Reason> reasons;
  std::span<const Sentence> sentences;
  // Texts of the lines of a deal's score; ScoreLine::reason is an index into them.
  std::span<const Sentence> scoreLines;
  // Kinds of facts shown beside a player or for the whole table.
  std::span<const FactText> facts{};
  // Units of the players' totals, for example points. If there are several units, an option selects
  // one of them; Standing::counts is its index.
  std::span<const FactText> totals{};
  // Named sets of house rules, available besides the standard rules.
  std::span<const RuleSet> ruleSets{};
  std::span<const GuideStep> guide{};
  // Prompts for a player allowed to act, translatable; see Moment.
  std::span<const char* const> moments{};
  // Texts of the statistics counted by the game for each player; see Tally.
  std::span<const CountText> counts{};
  // Label of the points that a player would score by ending the deal now. Empty if the game does
  // not show these points.
  FactText score{};
  // Sentence that the story (the list of past events) shows after a player's hand becomes empty.
  // Its texts are empty if the story needs none, because the game reports this event itself.
  Sentence emptyHand{"", ""};
  // Returns the reason why an option has no effect with these values, as a translatable sentence
  // such as `Only with doubling.`, or an empty text if it has an effect. option: index of the
  // option. players: number of players, 0 if unknown. A null pointer means that all options have an
  // effect.
  const char* (*idleReason)(std::size_t option, const OptionValues& values, int players) = nullptr;
  // Version of the rules. Raise it if older programs could not replay new records
  // (record/record.h).
  int rulesVersion = 1;
};

// Returns the text form of the action: `down 4H 3H`.
inline std::string actionText(const Action& action, const GameInfo& info) {
  return actionText(action, info.verbs, info.family);
}

// A fact with its current value.
struct Fact {
  std::uint8_t fact = 0;  // index into GameInfo::facts
  std::int16_t number = 0;
  std::optional<Suit> suit{};

  constexpr bool operator==(const Fact&) const = default;
};

// A prompt for a player allowed to act, such as `You lead: play any card.` The table shows it
// instead of the list of moves. It may contain {player} and {suit}, and a number as %n.
struct Moment {
  std::uint8_t moment = 0;  // index into GameInfo::moments
  std::uint8_t player = kNoPlayer;
  Suit suit = Suit::clubs;
  std::int16_t number = 0;
  // True: the verb with an idleTitle would only end the turn now. Its button then shows the
  // idleTitle.
  bool idle = false;

  constexpr bool operator==(const Moment&) const = default;
};

// One line of a deal's score or of a settlement: `count` cards, tricks or points at `each` points.
// A line with a factor for the whole score has `each` 0.
struct ScoreLine {
  std::uint8_t reason = 0;          // index into GameInfo::scoreLines
  std::uint8_t player = kNoPlayer;  // player scoring these points
  // Player whose hand is counted, or the other player of a payment; kNoPlayer if none.
  std::uint8_t other = kNoPlayer;
  std::int16_t count = 0;
  std::int16_t each = 0;
  // Points of the line. If the line multiplies the score: the factor.
  std::int32_t points = 0;

  constexpr bool operator==(const ScoreLine&) const = default;
};

}  // namespace downpile
