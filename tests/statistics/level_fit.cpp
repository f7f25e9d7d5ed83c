// SPDX-License-Identifier: GPL-3.0-or-later
#include "level_fit.h"

#include <algorithm>
#include <cmath>

#include "statistics/placing.h"

namespace downpile::tests {

namespace {

constexpr int kRounds = 100;

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

template <class Visit>
void eachPair(const LevelGame& game, Visit visit) {
  for (std::size_t one = 0; one < game.levels.size(); ++one) {
    for (std::size_t other = one + 1; other < game.levels.size(); ++other) {
      if (game.levels[one] == game.levels[other]) continue;
      visit(static_cast<std::size_t>(game.levels[one]),
            static_cast<std::size_t>(game.levels[other]),
            scoreOf(game.places[one], game.places[other]));
    }
  }
}

// Gauss-Jordan elimination; the matrices here have only a few rows.
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix result(size, Vector(size, 0));
  for (std::size_t i = 0; i < size; ++i) result[i][i] = 1;
  for (std::size_t column = 0; column < size; ++column) {
    const double pivot = matrix[column][column];
    for (std::size_t k = 0; k < size; ++k) {
      matrix[column][k] /= pivot;
      result[column][k] /= pivot;
    }
    for (std::size_t row = 0; row < size; ++row) {
      if (row == column) continue;
      const double factor = matrix[row][column];
      for (std::size_t k = 0; k < size; ++k) {
        matrix[row][k] -= factor * matrix[column][k];
        result[row][k] -= factor * result[column][k];
      }
    }
  }
  return result;
}

Matrix product(const Matrix& left, const Matrix& right) {
  const std::size_t size = left.size();
  Matrix result(size, Vector(size, 0));
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = 0; j < size; ++j) {
      for (std::size_t k = 0; k < size; ++k) result[i][j] += left[i][k] * right[k][j];
    }
  }
  return result;
}

// Sums over all games at the assumed strengths (in units of kRatingScale): gradient and curvature
// of the log-likelihood, and variance of the gradients of single games. The strength of the anchor
// level is fixed, so its row and column have the values of a unit matrix.
struct Slopes {
  Vector slope;
  Matrix curvature;
  Matrix variation;
};

Slopes slopesAt(const Vector& strengths, std::span<const LevelGame> games, std::size_t anchor) {
  const std::size_t size = strengths.size();
  Slopes sums{Vector(size, 0), Matrix(size, Vector(size, 0)), Matrix(size, Vector(size, 0))};
  for (const LevelGame& game : games) {
    Vector own(size, 0);
    eachPair(game, [&](std::size_t one, std::size_t other, double score) {
      const double expected = 1 / (1 + std::exp(strengths[other] - strengths[one]));
      const double weight = expected * (1 - expected);
      own[one] += score - expected;
      own[other] -= score - expected;
      sums.curvature[one][one] += weight;
      sums.curvature[other][other] += weight;
      sums.curvature[one][other] -= weight;
      sums.curvature[other][one] -= weight;
    });
    own[anchor] = 0;
    for (std::size_t i = 0; i < size; ++i) {
      sums.slope[i] += own[i];
      for (std::size_t j = 0; j < size; ++j) sums.variation[i][j] += own[i] * own[j];
    }
  }
  for (std::size_t i = 0; i < size; ++i) {
    sums.curvature[i][anchor] = sums.curvature[anchor][i] = i == anchor ? 1 : 0;
  }
  return sums;
}

}  // namespace

std::vector<Rating> fitLevels(std::span<const LevelGame> games, int levels, int anchor) {
  const auto size = static_cast<std::size_t>(levels);
  const auto fixed = static_cast<std::size_t>(anchor);
  Vector strengths(size, 0);
  for (int round = 0; round < kRounds; ++round) {
    const Slopes slopes = slopesAt(strengths, games, fixed);
    const Matrix steps = inverse(slopes.curvature);
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t j = 0; j < size; ++j) strengths[i] += steps[i][j] * slopes.slope[j];
    }
  }
  const Slopes slopes = slopesAt(strengths, games, fixed);
  const Matrix inverted = inverse(slopes.curvature);
  const Matrix variance = product(product(inverted, slopes.variation), inverted);
  std::vector<Rating> ratings;
  for (std::size_t i = 0; i < size; ++i) {
    ratings.push_back({.value = kAnchorRating + kRatingScale * strengths[i],
                       .deviation = kRatingScale * std::sqrt(variance[i][i])});
  }
  return ratings;
}

PairOutcome outcomeOf(std::span<const LevelGame> games, int level, int other) {
  PairOutcome outcome;
  double squares = 0;
  for (const LevelGame& game : games) {
    eachPair(game, [&](std::size_t one, std::size_t two, double score) {
      const auto wanted = static_cast<std::size_t>(level);
      const auto against = static_cast<std::size_t>(other);
      if (!((one == wanted && two == against) || (one == against && two == wanted))) return;
      const double own = one == wanted ? score : 1 - score;
      ++outcome.games;
      outcome.share += own;
      squares += own * own;
    });
  }
  if (outcome.games == 0) return outcome;
  const double count = outcome.games;
  outcome.share /= count;
  outcome.error = std::sqrt(std::max(0.0, squares / count - outcome.share * outcome.share) / count);
  return outcome;
}

double expectedScoreError(const Rating& rating, const Rating& other) {
  const double score = expectedScore(rating.value, other.value);
  return score * (1 - score) * std::hypot(rating.deviation, other.deviation) / kRatingScale;
}

}  // namespace downpile::tests
