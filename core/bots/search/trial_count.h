// SPDX-License-Identifier: GPL-3.0-or-later
// Which of two moves came out better, and whether that is more than chance.
#pragma once

#include <cmath>

namespace downpile {

// In how many worlds each came out better.
struct Trial {
  int better = 0;
  int worse = 0;

  // By how much it came out better in one world, in Rules::goal's unit.
  void count(double gain) {
    constexpr double kNoDifference = 1e-6;
    better += gain > kNoDifference ? 1 : 0;
    worse += gain < -kNoDifference ? 1 : 0;
  }
  // Of those in which it made a difference.
  int percentBetter() const {
    return better == 0 ? 0 : static_cast<int>(std::lround(100.0 * better / (better + worse)));
  }
  // Whether that is more than chance.
  bool isBetter() const {
    constexpr double kCertain = 2.5;  // standard errors
    return better - worse > kCertain * std::sqrt(static_cast<double>(better + worse));
  }
};

}  // namespace downpile
