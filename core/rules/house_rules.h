// SPDX-License-Identifier: GPL-3.0-or-later
// How the rules of a game and its house rules hang together: which option changes or adds a rule,
// which rules there are under some options, and which options mean nothing for now. The pages of
// the table and the console ask here, so that they show the same.
#pragma once

#include <optional>

#include "rules/game_info.h"

namespace downpile {

// The index of the option that changes or adds this rule; nothing where none does.
std::optional<std::size_t> optionOf(const GameInfo& info, const Rule& rule);

// Whether there is such a rule: an optional one is gone while its house rule is off.
bool isInForce(const GameInfo& info, const Rule& rule, const OptionValues& values);

// Whether this option (an index) means nothing while another is off: one that belongs to the same
// rule as an earlier switch says how that is played.
bool isIdle(const GameInfo& info, std::size_t option, const OptionValues& values);

}  // namespace downpile
