// SPDX-License-Identifier: GPL-3.0-or-later
// Finds numbers by trial where all that is known of them is how well they do, with luck: the
// cross-entropy method. Each generation draws candidates from a normal distribution, and the best
// of them say where the next one looks.
#pragma once

#include <span>
#include <vector>

#include "rules/random.h"

namespace downpile {

class CrossEntropy {
 public:
  using Point = std::vector<double>;  // each number 0 ... 1, of the range that is looked at

  // Looks around `start`. generations 1 or more, candidates 5 or more in each.
  CrossEntropy(Point start, int generations, int candidates);

  // The candidates of this generation; the first is the mean itself.
  std::vector<Point> draw(Random& random) const;
  // What they were worth, in their order; then comes the next generation.
  void learn(std::span<const Point> candidates, std::span<const double> worth);

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
