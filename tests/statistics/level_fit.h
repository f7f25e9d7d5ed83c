// SPDX-License-Identifier: GPL-3.0-or-later
// Ratings of levels from many games that they played with each other, all at once: those under
// which what happened was likeliest (Bradley and Terry), with errors that take a game, not a pair,
// as what is independent.
#pragma once

#include <span>
#include <vector>

#include "statistics/glicko2.h"

namespace downpile::tests {

// A game between levels: who played, by index, and the place that each came to.
struct LevelGame {
  std::vector<int> levels{};
  std::vector<int> places{};
};

// One rating a level; `anchor` has kAnchorRating without any error, the others' deviations are
// against it. Each level must have met others and neither won nor lost everything.
inline constexpr double kAnchorRating = 1500;
std::vector<Rating> fitLevels(std::span<const LevelGame> games, int levels, int anchor);

// How often one level came before another, of games in which both played; and the standard error
// of that share.
struct PairOutcome {
  int games = 0;
  double share = 0;
  double error = 0;
};
PairOutcome outcomeOf(std::span<const LevelGame> games, int level, int other);

// By how much expectedScore may be wrong, both ratings being uncertain: a standard error.
double expectedScoreError(const Rating& rating, const Rating& other);

}  // namespace downpile::tests
