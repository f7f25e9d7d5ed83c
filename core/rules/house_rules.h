// SPDX-License-Identifier: GPL-3.0-or-later
// Relations between the rules of a game and its house rules: which option changes or adds a rule,
// which rules are in force, and which options currently have no effect. The rules pages of the
// table and the console both use these functions.
#pragma once

#include <optional>
#include <vector>

#include "rules/game_info.h"

namespace downpile {

// Returns the index of the option changing or adding this rule, or nullopt.
std::optional<std::size_t> optionOf(const GameInfo& info, const Rule& rule);

// Returns the indices of all options changing this rule: optionOf() and those of its sentences.
std::vector<std::size_t> optionsOf(const GameInfo& info, const Rule& rule);

// A text of a rule, in which %n is not replaced yet. `number` is the value for %n; nullopt if the
// text has no %n.
struct RuleText {
  const char* text = "";
  std::optional<int> number{};

  bool operator==(const RuleText&) const = default;
};

// Returns the text of the rule and its sentences in force, in reading order.
// Sentences of house rules without effect are left out.
std::vector<RuleText> textsOf(const GameInfo& info, const Rule& rule, const OptionValues& values);

// Returns true if the example of a rule applies under these house rules.
bool isInForce(const GameInfo& info, const RuleExample& example, const OptionValues& values);

// Returns true if the step of the tutorial applies under these house rules.
bool isInForce(const GameInfo& info, const GuideStep& step, const OptionValues& values);

// Returns true if the rule is in force under these house rules (Rule::option and Rule::values).
bool isInForce(const GameInfo& info, const Rule& rule, const OptionValues& values);

// Returns the reason why this option (an index) has no effect with these values of all options
// (GameInfo::idleReason), or an empty text if it has an effect. players: 0 if unknown.
const char* idleReason(const GameInfo& info, std::size_t option, const OptionValues& values,
                       int players = 0);
bool isIdle(const GameInfo& info, std::size_t option, const OptionValues& values, int players = 0);

// Returns the values, with the usual value for each option without effect for this number of
// players: the rules follow these values.
OptionValues effectiveValues(const GameInfo& info, OptionValues values, int players);

// Returns true if none of the notableValues() of the option would have an effect.
bool isAlwaysIdle(const GameInfo& info, std::size_t option, OptionValues values, int players);

}  // namespace downpile
