// SPDX-License-Identifier: GPL-3.0-or-later
// Counts which of two moves did better, and tests the difference for significance.
#pragma once

#include <cmath>

namespace downpile {

// Comparison of two moves: number of sampled worlds where the first one did better, and where
// it did worse.
struct Trial {
  int better = 0;
  int worse = 0;

  // gain: advantage of the first move in one world, in any unit.
  void count(double gain) {
    constexpr double kNoDifference = 1e-6;
    better += gain > kNoDifference ? 1 : 0;
    worse += gain < -kNoDifference ? 1 : 0;
  }
  // Percentage of worlds where the first move did better, among the worlds with different results.
  int percentBetter() const {
    return better == 0 ? 0 : static_cast<int>(std::lround(100.0 * better / (better + worse)));
  }
  // Whether the first move did significantly better.
  bool isBetter() const {
    // Smallest significant surplus of better worlds, in standard errors.
    constexpr double kCertain = 2.5;
    return better - worse > kCertain * std::sqrt(static_cast<double>(better + worse));
  }
};

}  // namespace downpile
