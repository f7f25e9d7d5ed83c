// SPDX-License-Identifier: GPL-3.0-or-later
// Ratings with their uncertainty, after Mark Glickman, "Example of the Glicko-2 system" (2013):
// who is rated 400 more comes before the other in 10 of 11 games.
//
// A game of several is taken as a game of each against each. But these hang together: whoever drew
// the worst cards loses to all others at once. Among n equal players the number of those whom one
// leaves behind is any from 0 to n - 1, with a variance of (n * n - 1) / 12, where n - 1 pairs that
// knew nothing of each other would have (n - 1) / 4. So each pair tells only 3 / (n + 1) of what a
// game of two does, and that is its weight in the estimate and in its uncertainty.
#pragma once

#include <numbers>
#include <span>
#include <vector>

#include "arena/statistics.h"

namespace downpile {

struct Rating {
  double value = 1500;
  double deviation = 350;  // the standard error of `value`; at most that of somebody unknown
  double volatility = 0.06;

  // The interval of 95 %: value - margin() ... value + margin().
  double margin() const { return kNormalErrors * deviation; }
  bool operator==(const Rating&) const = default;
};

// So much more makes the odds e times as good.
inline constexpr double kRatingScale = 400 / std::numbers::ln10;

inline constexpr double kUnknownDeviation = 350;
// From here on a rating says something: it is right within 220.
inline constexpr double kKnownDeviation = 110;

// One player met another in a game.
struct Encounter {
  Rating other{};
  double score = 0;   // 1: came before the other, 0: behind, 0.5: at the same place
  double weight = 1;  // of what a game of two tells
};

// What each of the pairs of a game tells, of 2 or more players.
double pairWeight(int players);

// Glicko-2's steps 3 to 8 over what was played in one period; without encounters only step 6.
// `periods` (0 or more, fractions too) have passed since the last ones.
Rating ratingAfter(const Rating& before, std::span<const Encounter> encounters, double periods = 1);

// How often the one with the first rating comes before the other: what both can be expected to
// score, by their ratings alone.
double expectedScore(double rating, double other);
// The share of the games that each wins where all of these play together; they add up to 1. It is
// the only rule by which of any two of them expectedScore comes first (Luce).
std::vector<double> expectedShares(std::span<const double> ratings);

}  // namespace downpile
