// SPDX-License-Identifier: GPL-3.0-or-later
// The user's rating in one game, such as Life, after each finished game with a rated opponent. The
// ratings of computer levels are fixed and were measured; a level without measurements is unrated.
// The ratings of other people are computed from the same games of the user.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "statistics/glicko2.h"
#include "statistics/own_games.h"

namespace downpile {

// Length of a rating period of Glicko-2: a week, in seconds.
inline constexpr std::int64_t kRatingPeriod = 7 * 24 * 3600;

struct RatingPoint {
  std::int64_t time = 0;
  Rating rating{};
};

// Returns the user's rating after each finished game with at least one rated opponent. The games
// must all be of the same game (such as Life), oldest first.
std::vector<RatingPoint> ratingLine(std::span<const OwnGame* const> games);

// Expected share of wins of a player with this rating, with its standard error. All other players
// have the same level. expectedAgainst() returns nullopt for a level without measurements.
struct ExpectedShare {
  double share = 0;
  double error = 0;
};
std::optional<ExpectedShare> expectedAgainst(const Rating& rating, const std::string& game,
                                             const std::string& level, int players);

}  // namespace downpile
