// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `rules`: the rules of a game to be read at a terminal.
#pragma once

#include <string>

#include "rules/game_info.h"

namespace downpile {

// What kind of game it is, the house rules of so many players and what they are set to, and the
// numbered rules that hold then.
std::string rulesText(const GameInfo& info, const OptionValues& options, int players);

// What kind of game it is and for how many, in a line.
std::string summaryText(const GameInfo& info);

}  // namespace downpile
