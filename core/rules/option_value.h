// SPDX-License-Identifier: GPL-3.0-or-later
// House rules as values, for texts that programs read.
#pragma once

#include <cstdint>

#include "rules/game_info.h"
#include "rules/option.h"
#include "rules/value.h"

namespace downpile {

// The value of an option: on or off as boolean, a number as number, a choice as text.
Value optionValue(const Option& option, std::int16_t value);

// {"option": value} of every option.
Value optionsValue(const GameInfo& info, const OptionValues& options);

}  // namespace downpile
