// SPDX-License-Identifier: GPL-3.0-or-later
// Ratings with their uncertainty, after Mark Glickman, "Example of the Glicko-2 system" (2013). A
// player rated 400 points above another finishes before that player in 10 of 11 games.
//
// A game of n players counts as games between all pairs. But these are correlated: the player with
// the worst cards loses to all others at once. Among equal players the number of opponents beaten
// by a player is uniform from 0 to n - 1, with a variance of (n * n - 1) / 12. For n - 1
// independent pairs it would be (n - 1) / 4. So each pair has only 3 / (n + 1) of the information
// of a game of two. That is its weight in the rating and in its deviation.
#pragma once

#include <numbers>
#include <span>
#include <vector>

#include "arena/statistics.h"

namespace downpile {

struct Rating {
  double value = 1500;
  double deviation = 350;  // standard error of `value`; at most kUnknownDeviation
  double volatility = 0.06;

  // Returns half the width of the 95 % confidence interval, which is value - margin() ... value +
  // margin().
  double margin() const { return kNormalErrors * deviation; }
  bool operator==(const Rating&) const = default;
};

// Difference of two ratings, in rating points, that multiplies the odds of winning by e.
inline constexpr double kRatingScale = 400 / std::numbers::ln10;

inline constexpr double kUnknownDeviation = 350;
// A rating with at most this deviation is good enough to show: its 95 % interval is +-220 points.
inline constexpr double kKnownDeviation = 110;

// The result of a player against one opponent in a game, from the view of this player.
struct Encounter {
  Rating other{};
  // 1 if the player finished before the opponent, 0 if behind, 0.5 if in the same place.
  double score = 0;
  // Weight of this result, relative to a game of two players.
  double weight = 1;
};

// Returns the weight of the result of each pair of players in a game of `players` (2 or more).
double pairWeight(int players);

// Returns the rating after the encounters of one period: steps 3 to 8 of Glicko-2, or only step 6
// without encounters. periods: number of rating periods since the last update; 0 or more, can be
// fractional.
Rating ratingAfter(const Rating& before, std::span<const Encounter> encounters, double periods = 1);

// Returns the probability that a player with the rating `rating` finishes before an opponent with
// the rating `other`.
double expectedScore(double rating, double other);
// Returns the expected share of wins of each player if all of them play one game; the sum is 1.
// Only this rule agrees with expectedScore() for each pair of players (Luce's choice axiom).
std::vector<double> expectedShares(std::span<const double> ratings);

}  // namespace downpile
