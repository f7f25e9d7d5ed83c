// SPDX-License-Identifier: GPL-3.0-or-later
// Random house rules for any game.
#pragma once

#include "rules/game_info.h"
#include "rules/random.h"

namespace downpile::test {

// Returns a random combination accepted by `refuse` for the number of players. Numbers are often
// the lowest, highest or default value.
OptionValues randomOptions(const GameInfo& info,
                           const char* (*refuse)(const OptionValues& options, int players),
                           int players, Random& random);

// All options as `key=value` words, for messages.
std::string optionsText(const GameInfo& info, const OptionValues& values);

}  // namespace downpile::test
