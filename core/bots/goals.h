// SPDX-License-Identifier: GPL-3.0-or-later
// What the goals of games and the measures of the arena are made of: how a player's result compares
// with those of the others.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <span>

#include "table/player.h"

namespace downpile {

// 1 for the highest of the results, a part of it for each of several, else 0.
inline double shareOfBest(std::span<const std::int32_t> results, int player) {
  const std::int32_t best = *std::ranges::max_element(results);
  if (results[at(player)] != best) return 0;
  return 1.0 / static_cast<double>(std::ranges::count(results, best));
}

// How far a result is above the average of the others.
inline double lead(std::span<const std::int32_t> results, int player) {
  const std::int32_t own = results[at(player)];
  const double others = std::accumulate(results.begin(), results.end(), 0.0) - own;
  return own - others / static_cast<double>(results.size() - 1);
}

}  // namespace downpile
