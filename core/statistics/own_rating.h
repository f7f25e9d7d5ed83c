// SPDX-License-Identifier: GPL-3.0-or-later
// A person's rating in one game, after each of their games: against levels of the computer by what
// was measured of them, and against other people, who are rated by the same games.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "statistics/glicko2.h"
#include "statistics/own_games.h"

namespace downpile {

// In so many seconds the volatility comes to bear once: a week.
inline constexpr std::int64_t kRatingPeriod = 7 * 24 * 3600;

struct RatingPoint {
  std::int64_t time = 0;
  Rating rating{};
};

// After each finished game in which the person met somebody who has a rating. The games are of one
// kind, the oldest first.
std::vector<RatingPoint> ratingLine(std::span<const OwnGame* const> games);

// What the rating says of a table: the share that the person can expect to win against three of
// this level (a share of `players`), and its standard error; nothing for an unmeasured level.
struct ExpectedShare {
  double share = 0;
  double error = 0;
};
std::optional<ExpectedShare> expectedAgainst(const Rating& rating, const std::string& game,
                                             const std::string& level, int players);

}  // namespace downpile
