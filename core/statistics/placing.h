// SPDX-License-Identifier: GPL-3.0-or-later
// Places of the players in a finished game.
#pragma once

#include <string_view>
#include <vector>

#include "rules/standing.h"

namespace downpile {

// Returns a place for each player, from 1. Players with equal results share the better place.
// Winners come first, then players with more points, or with fewer points if the fewest points win.
// The game must be in the catalog.
std::vector<int> placesOf(std::string_view game, const Standing& end);

// Score of the first place against the other: 1 if it is better, 0 if it is worse, 0.5 if both are
// equal.
double scoreOf(int place, int other);

}  // namespace downpile
