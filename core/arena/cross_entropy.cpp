// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/cross_entropy.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <numeric>
#include <utility>

namespace downpile {

namespace {

constexpr double kFirstDeviation = 0.12;
// Lower bounds of the standard deviation at the beginning and at the end of the search. Without
// them, a few lucky candidates could narrow the distribution too early.
constexpr double kFirstFloor = 0.05;
constexpr double kLastFloor = 0.01;
constexpr double kElite = 0.2;  // share of the candidates (the best ones) that form the elite
// Step of the distribution in each generation: its mean and its standard deviation move by this
// share of the distance to the elite's mean and standard deviation.
constexpr double kMeanStep = 0.7;
constexpr double kDeviationStep = 0.4;

// Draws a normally distributed number by the Box-Muller transform.
double normal(Random& random) {
  const double radius = std::sqrt(-2 * std::log(1 - random.unit()));
  return radius * std::cos(2 * std::numbers::pi * random.unit());
}

}  // namespace

CrossEntropy::CrossEntropy(Point start, int generations, int candidates)
    : mean_(std::move(start)),
      deviation_(mean_.size(), kFirstDeviation),
      generations_(generations),
      candidates_(candidates) {}

std::vector<CrossEntropy::Point> CrossEntropy::draw(Random& random) const {
  std::vector<Point> points(static_cast<std::size_t>(candidates_), mean_);
  for (Point& point : std::span(points).subspan(1)) {
    for (std::size_t i = 0; i < point.size(); ++i) {
      point[i] = std::clamp(mean_[i] + deviation_[i] * normal(random), 0.0, 1.0);
    }
  }
  return points;
}

void CrossEntropy::learn(std::span<const Point> candidates, std::span<const double> values) {
  std::vector<std::size_t> order(candidates.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return values[i]; });
  const auto elite = std::max<std::size_t>(
      2, static_cast<std::size_t>(std::lround(kElite * static_cast<double>(order.size()))));
  ++generation_;
  for (std::size_t number = 0; number < mean_.size(); ++number) {
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < elite; ++i) sum += candidates[order[i]][number];
    const double middle = sum / static_cast<double>(elite);
    for (std::size_t i = 0; i < elite; ++i) {
      const double away = candidates[order[i]][number] - middle;
      squares += away * away;
    }
    const double spread = std::sqrt(squares / static_cast<double>(elite - 1));
    mean_[number] += kMeanStep * (middle - mean_[number]);
    deviation_[number] += kDeviationStep * (spread - deviation_[number]);
    deviation_[number] = std::max(deviation_[number], leastDeviation());
  }
}

double CrossEntropy::leastDeviation() const {
  const double done = static_cast<double>(generation_) / generations_;
  return kFirstFloor + (kLastFloor - kFirstFloor) * done;
}

}  // namespace downpile
