// SPDX-License-Identifier: GPL-3.0-or-later
// Places of the players in a finished game.
#pragma once

#include <string_view>
#include <vector>

#include "rules/standing.h"

namespace downpile {

// Returns the place of each player at the end of a game, from 1. Players with equal results share
// the better place. Winners come first, then players with more points (or with fewer, if the fewest
// points win). The game must be in the catalog.
std::vector<int> placesOf(std::string_view game, const Standing& end);

// Returns 1 if `place` is better than the opponent's place `other`, 0 if it is worse, and 0.5 if
// both are the same.
double scoreOf(int place, int other);

}  // namespace downpile
