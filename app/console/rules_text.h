// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `rules`: the rules of a game as text for a terminal.
#pragma once

#include <string>

#include "rules/game_info.h"

namespace downpile {

// Returns the summary of the game, the house rules for this number of players with their values,
// and the numbered rules in force.
std::string rulesText(const GameInfo& info, const OptionValues& options, int players);

// Returns the summary of the game and its number of players.
std::string summaryText(const GameInfo& info);

}  // namespace downpile
