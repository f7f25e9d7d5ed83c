// SPDX-License-Identifier: GPL-3.0-or-later
// House rules as values, for machine-readable output.
#pragma once

#include <cstdint>

#include "rules/game_info.h"
#include "rules/option.h"
#include "rules/value.h"

namespace downpile {

// Returns a boolean for on/off, a number for a number, a text for a choice.
Value optionValue(const Option& option, std::int16_t value);

// Returns {"option": value} for all options.
Value optionsValue(const GameInfo& info, const OptionValues& options);

}  // namespace downpile
