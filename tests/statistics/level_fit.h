// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the ratings of all levels of the bots to many games at once: maximum likelihood in the
// Bradley-Terry model. The error estimates treat games as independent, but not the pairs of players
// in a game.
#pragma once

#include <span>
#include <vector>

#include "statistics/glicko2.h"

namespace downpile::tests {

// A game between levels: the level index of each seat, and the place it reached.
struct LevelGame {
  std::vector<int> levels{};
  std::vector<int> places{};
};

// Computes a rating for each level from games. The anchor level has the rating kAnchorRating
// without error, and all other errors are relative to it. Each level must have played against other
// levels, and must have both won and lost.
inline constexpr double kAnchorRating = 1500;
std::vector<Rating> fitLevels(std::span<const LevelGame> games, int levels, int anchor);

// The share of games in which one level was placed before another one, and the standard error of
// this share. Only games of both levels count.
struct PairOutcome {
  int games = 0;
  double share = 0;
  double error = 0;
};
PairOutcome outcomeOf(std::span<const LevelGame> games, int level, int other);

// Returns the standard error of expectedScore, given the deviations of both ratings.
double expectedScoreError(const Rating& rating, const Rating& other);

}  // namespace downpile::tests
