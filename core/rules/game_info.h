// SPDX-License-Identifier: GPL-3.0-or-later
// What a game says about itself, all constexpr: its name, its options, rules, verbs, zones, reasons
// and sentences. Texts are English and translatable in the context that is the game's id.
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
  std::string_view name;  // `downpile`
  ZoneKind kind = ZoneKind::pile;
  bool ordered = true;
  const char* title = "";  // translatable
  // Each card keeps the home to which it came although others beside it go.
  bool keepsHomes = false;
};

// A kind of fact that stands beside the cards, of a player (a bid) or of the whole table (trumps).
// The texts may name {suit} and have a count as %n.
// Those of the end of a deal can stand on the score sheet, `onSheet`.
struct FactText {
  std::string_view name;  // `bid`
  const char* brief;      // translatable, for a plate: `Bid %n`; empty where the suit says it all
  const char* full;       // translatable, for screen readers: `has bid %n trick(s)`
  bool onSheet = false;
};

// A step of the guide through somebody's first deal. It points at what the player has of a zone, or
// at the zone in the middle; at a fact of the table; or at the buttons of a verb.
struct GuideStep {
  std::string_view subject;  // its name; empty where the step points at nothing
  const char* text;          // translatable
};

struct GameInfo {
  std::string_view id;  // `underwear`; also the context of its texts
  const char* title;    // translatable, as are the three below
  const char* summary;  // one sentence: what kind of game
  const char* about;    // who made it, when, how long it takes
  const char* length;   // how long it takes, in a few words
  CardFamily family;    // what is printed on its cards
  int minPlayers;
  int maxPlayers;
  std::span<const Option> options;
  std::span<const Rule> rules;
  std::span<const Verb> verbs;
  std::span<const Zone> zones;
  std::span<const Reason> reasons;
  std::span<const Sentence> sentences;
  std::span<const Sentence> scoreLines;  // the reasons of points at the end of a deal
  std::span<const FactText> facts{};     // what a plate can show beside the cards
  // What a player's total counts; a game in which that is an option has several (Standing::counts).
  std::span<const FactText> totals{};
  std::span<const GuideStep> guide{};
  std::span<const char* const> moments{};  // translatable; see Moment
  std::span<const CountText> counts{};     // what statistics count; see Tally
  FactText worth{};  // what ending the deal now would give the player; empty where nothing
  // Version of its rules: raised if an older program could not follow them (record/record.h).
  int rulesVersion = 1;
};

// An action of this game in the trace notation.
inline std::string actionText(const Action& action, const GameInfo& info) {
  return actionText(action, info.verbs, info.family);
}

// A fact as it is now.
struct Fact {
  std::uint8_t fact = 0;  // index into GameInfo::facts
  std::int16_t number = 0;
  std::optional<Suit> suit{};

  constexpr bool operator==(const Fact&) const = default;
};

// What is at stake for a player who may act, in a sentence that is told instead of the mere list of
// what can be done. It may name {player} and {suit} and have a count as %n.
struct Moment {
  std::uint8_t moment = 0;  // index into GameInfo::moments
  std::uint8_t player = kNobody;
  Suit suit = Suit::clubs;
  std::int16_t number = 0;

  constexpr bool operator==(const Moment&) const = default;
};

// One line of the score of a deal: `count` cards at `each` points. A multiplier line has each 0.
struct ScoreLine {
  std::uint8_t reason = 0;        // index into GameInfo::scoreLines
  std::uint8_t player = kNobody;  // who scores
  std::uint8_t other = kNobody;   // whose cards they are, where that matters
  std::int16_t count = 0;
  std::int16_t each = 0;
  std::int32_t points = 0;  // what the line adds; of a multiplier, the factor

  constexpr bool operator==(const ScoreLine&) const = default;
};

}  // namespace downpile
