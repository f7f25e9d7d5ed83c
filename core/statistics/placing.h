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

// Returns the score of a player at `place` against a player at `other`: 1 for a better place, 0 for
// a worse one, 0.5 for the same place.
double scoreOf(int place, int other);

}  // namespace downpile
