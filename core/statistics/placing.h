// SPDX-License-Identifier: GPL-3.0-or-later
// Who came before whom in a game that is over.
#pragma once

#include <string_view>
#include <vector>

#include "rules/standing.h"

namespace downpile {

// One place a player, from 1; those who did equally well share the best of their places. The
// winners come first, then whoever has more points, or in a game in which the fewest points win,
// fewer. The game must be one of the catalog.
std::vector<int> placesOf(std::string_view game, const Standing& end);

// Of two places, what the first is worth against the other: 1 where it comes before, 0 behind, 0.5
// where both are the same.
double scoreOf(int place, int other);

}  // namespace downpile
