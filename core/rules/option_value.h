// SPDX-License-Identifier: GPL-3.0-or-later
// House rules as values, for machine-readable output.
#pragma once

#include <cstdint>

#include "rules/game_info.h"
#include "rules/option.h"
#include "rules/value.h"

namespace downpile {

// Returns an option's value as JSON: true or false for a switch, a number, or the key of a choice.
Value optionValue(const Option& option, std::int16_t value);

// Returns a JSON object with the value of each option, by its key.
Value optionsValue(const GameInfo& info, const OptionValues& options);

}  // namespace downpile
