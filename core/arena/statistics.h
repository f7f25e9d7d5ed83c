// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates of a share from many deals, with confidence intervals. A cluster holds dependent
// results: one deal or game with all its rotations. Clusters are independent of each other.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "arena/measure.h"

namespace downpile {

// A value with the margin of its 95 % confidence interval; see intervalOf.
struct Estimate {
  std::optional<double> value;   // nullopt if the possible gain is 0
  std::optional<double> margin;  // margin of the interval; nullopt with fewer than two clusters
};

struct Interval {
  double low = 0;
  double high = 0;
};

// Returns value - margin ... value + margin, limited to 0 ... 1 for a share. The estimate must have
// both.
Interval intervalOf(const Estimate& estimate, bool isShare = false);

// Ratio estimate: the sum of all gains divided by the sum of all possible gains.
Estimate shareOf(std::span<const Portion> clusters);

// Difference of two shares. Both have the same clusters in the same order.
Estimate differenceOf(std::span<const Portion> first, std::span<const Portion> second);

// p-value: the probability of an estimate at least this far from `truth` if `truth` is true. 1 if
// the estimate has no value or margin.
double chanceOf(const Estimate& estimate, std::size_t clusters, double truth = 0);

// Margin for simultaneous 95 % confidence with `others` more intervals (Bonferroni). nullopt if the
// estimate has no margin.
std::optional<double> jointMargin(const Estimate& estimate, std::size_t clusters,
                                  std::size_t others);

// Margin of a 95 % interval in standard errors if the error is known exactly: the 97.5 % quantile
// of the normal distribution.
inline constexpr double kNormalErrors = 1.959963984540054;

// Margin of a 95 % interval in standard errors, by Student's t. degrees: degrees of freedom, 1 or
// more.
double standardErrors(int degrees);

}  // namespace downpile
