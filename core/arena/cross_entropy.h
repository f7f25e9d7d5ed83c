// SPDX-License-Identifier: GPL-3.0-or-later
// The cross-entropy method: optimises a set of numbers whose quality can only be measured by noisy
// trials. Each generation draws candidates from a normal distribution. The best candidates
// determine the distribution of the next generation.
#pragma once

#include <span>
#include <vector>

#include "rules/random.h"

namespace downpile {

class CrossEntropy {
 public:
  // A candidate of the search: for each searched number a coordinate, 0 for the lowest and 1 for
  // the highest value of its range.
  using Point = std::vector<double>;

  // start: mean of the first generation. generations: 1 or more. candidates: number of candidates
  // in each generation, 5 or more.
  CrossEntropy(Point start, int generations, int candidates);

  // Draws the candidates of this generation. The first candidate is the mean of the distribution.
  std::vector<Point> draw(Random& random) const;
  // Moves the distribution towards the best candidates and begins the next generation. values[i]:
  // the value of candidates[i]; higher is better.
  void learn(std::span<const Point> candidates, std::span<const double> values);

  const Point& mean() const { return mean_; }

 private:
  double leastDeviation() const;

  Point mean_;
  Point deviation_;
  int generations_;
  int candidates_;
  int generation_ = 0;
};

}  // namespace downpile
