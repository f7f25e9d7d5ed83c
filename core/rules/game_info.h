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
  const char* title = "";  // translatable
  // Cards keep their position in the zone when cards beside them leave.
  bool keepsHomes = false;
};

// A kind of fact shown beside the cards of a player (a bid) or of the table (trumps). The texts may
// contain {suit} and a count as %n. Facts with `onSheet` also appear on the score sheet at the end
// of a deal.
struct FactText {
  std::string_view name;  // name of the fact, for example `bid`
  // Translatable, shown beside a player: `Bid %n`; empty if the suit symbol is enough.
  const char* brief;
  const char* full;  // translatable, for screen readers: `has bid %n trick(s)`
  bool onSheet = false;
};

// A step of the tutorial in a player's first deal. It points at a zone (the player's own or a
// common one), at a fact of the table, or at the buttons of a verb.
struct GuideStep {
  std::string_view subject;  // name of the zone, fact or verb; empty if none
  const char* text;          // sentence of this step, translatable
  // A later step has a name, and opens at the first event with one of its sentences.
  std::string_view name{};
  std::uint64_t sentences = 0;  // bits of GameInfo::sentences, see sentenceBit()
  // Key of a house rule, if any, and its values (bits as in RuleSentence) that the step is about.
  std::string_view option{};
  std::uint32_t values = kAnyValue;
};

template <class Sentence>
constexpr std::uint64_t sentenceBit(Sentence sentence) {
  return std::uint64_t{1} << static_cast<unsigned>(sentence);
}

struct GameInfo {
  std::string_view id;  // id of the game, for example `underwear`; also the context of its texts
  const char* title;    // translatable, like the three below
  const char* summary;  // what kind of game it is, in one sentence
  const char* about;    // author, year and usual duration
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
  std::span<const Sentence> scoreLines;  // reasons for points at the end of a deal
  std::span<const FactText> facts{};     // facts that can be shown beside a player or for the table
  // Unit of a player's total. A game with several units, chosen by an option, selects one by
  // Standing::counts.
  std::span<const FactText> totals{};
  std::span<const RuleSet> ruleSets{};  // offered besides the standard rules
  std::span<const GuideStep> guide{};
  std::span<const char* const> moments{};  // sentences about stakes, translatable; see Moment
  std::span<const CountText> counts{};     // texts of the players' statistics; see Tally
  FactText score{};  // label of the points for ending the deal now; empty if the game has none
  // Returns the reason why the value of an option (an index) has no effect, as a translatable
  // sentence such as `Only with doubling.`, or an empty text if it has an effect. `players` is 0 if
  // their number is unknown. May be null.
  const char* (*idleReason)(std::size_t option, const OptionValues& values, int players) = nullptr;
  // Version of the rules. Raise it if older programs could not replay new records
  // (record/record.h).
  int rulesVersion = 1;
};

// Returns the text form of the action: `down 4H 3H`.
inline std::string actionText(const Action& action, const GameInfo& info) {
  return actionText(action, info.verbs, info.family);
}

// The current value of a fact.
struct Fact {
  std::uint8_t fact = 0;  // index into GameInfo::facts
  std::int16_t number = 0;
  std::optional<Suit> suit{};

  constexpr bool operator==(const Fact&) const = default;
};

// The stakes for a player who may act: a sentence shown instead of the list of moves. It may
// contain {player} and {suit}, and a count as %n.
struct Moment {
  std::uint8_t moment = 0;  // index into GameInfo::moments
  std::uint8_t player = kNoPlayer;
  Suit suit = Suit::clubs;
  std::int16_t number = 0;
  bool idle = false;  // the player can only end the turn; verbs with an idleTitle show it

  constexpr bool operator==(const Moment&) const = default;
};

// One line of a deal's score: `count` cards at `each` points. A multiplier line has `each` 0.
struct ScoreLine {
  std::uint8_t reason = 0;          // index into GameInfo::scoreLines
  std::uint8_t player = kNoPlayer;  // player who scores these points
  std::uint8_t other = kNoPlayer;   // owner of the cards, if it matters
  std::int16_t count = 0;
  std::int16_t each = 0;
  std::int32_t points = 0;  // points that the line adds; for a multiplier line, the factor

  constexpr bool operator==(const ScoreLine&) const = default;
};

}  // namespace downpile
