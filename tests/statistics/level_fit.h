// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the ratings of all levels to many games at once: maximum likelihood in the Bradley-Terry
// model. The error estimates treat games, not pairs, as independent.
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

// Returns one rating per level. The anchor has kAnchorRating with no error; the deviations of the
// others are relative to it. Each level must have met other levels, and must have both won and
// lost.
inline constexpr double kAnchorRating = 1500;
std::vector<Rating> fitLevels(std::span<const LevelGame> games, int levels, int anchor);

// How often one level was placed before another in games of both, as a share, and the standard
// error of this share.
struct PairOutcome {
  int games = 0;
  double share = 0;
  double error = 0;
};
PairOutcome outcomeOf(std::span<const LevelGame> games, int level, int other);

// Returns the standard error of expectedScore, given the deviations of both ratings.
double expectedScoreError(const Rating& rating, const Rating& other);

}  // namespace downpile::tests
