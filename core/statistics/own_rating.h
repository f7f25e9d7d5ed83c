// SPDX-License-Identifier: GPL-3.0-or-later
// A person's rating in one game, after each game. Levels of the computer have measured ratings.
// Other people are rated by the same games.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "statistics/glicko2.h"
#include "statistics/own_games.h"

namespace downpile {

// Length of a Glicko-2 rating period in seconds: a week.
inline constexpr std::int64_t kRatingPeriod = 7 * 24 * 3600;

struct RatingPoint {
  std::int64_t time = 0;
  Rating rating{};
};

// Returns the person's rating after each finished game with at least one rated opponent. The games
// must all be games of one kind, oldest first.
std::vector<RatingPoint> ratingLine(std::span<const OwnGame* const> games);

// Returns the expected share of wins against players - 1 opponents of this level, with its standard
// error. expectedAgainst returns nullopt for a level without measurements.
struct ExpectedShare {
  double share = 0;
  double error = 0;
};
std::optional<ExpectedShare> expectedAgainst(const Rating& rating, const std::string& game,
                                             const std::string& level, int players);

}  // namespace downpile
