// SPDX-License-Identifier: GPL-3.0-or-later
// Relations between the rules of a game and its house rules: which option changes or adds a rule,
// which rules are in force, and which options currently have no effect. The rules pages of the
// table and the console both use these functions.
#pragma once

#include <optional>

#include "rules/game_info.h"

namespace downpile {

// Returns the index of the option that changes or adds this rule, or nullopt.
std::optional<std::size_t> optionOf(const GameInfo& info, const Rule& rule);

// Returns true if the rule is in force. An optional rule is in force only while its option is on.
bool isInForce(const GameInfo& info, const Rule& rule, const OptionValues& values);

// Returns true if this option (an index) has no effect because an earlier on/off option of the same
// rule is off.
bool isIdle(const GameInfo& info, std::size_t option, const OptionValues& values);

}  // namespace downpile
