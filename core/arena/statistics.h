// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates of a share from many deals, with confidence intervals. A cluster holds dependent
// results: one deal or game, repeated with the hero (the measured player) in each seat. Clusters
// are independent of each other.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "arena/measure.h"

namespace downpile {

// An estimated value with its 95 % confidence interval, value - margin to value + margin.
struct Estimate {
  std::optional<double> value;  // nullopt if the possible gains of all clusters are 0
  // Margin of the interval; nullopt with fewer than two clusters or without a value.
  std::optional<double> margin;
};

struct Interval {
  double low = 0;
  double high = 0;
};

// Returns the interval from value - margin to value + margin. The interval of a share is limited to
// 0 ... 1. Precondition: the estimate has a value and a margin.
Interval intervalOf(const Estimate& estimate, bool isShare = false);

// Returns the ratio estimate of clusters: the sum of all gains divided by the sum of all possible
// gains.
Estimate shareOf(std::span<const Portion> clusters);

// Returns the difference between the shares of two samples. Both must have the same clusters (such
// as deals) in the same order.
Estimate differenceOf(std::span<const Portion> first, std::span<const Portion> second);

// Returns the p-value of the hypothesis that the true value is `truth`: the probability of an
// estimate at least as far from `truth` as this one. Returns 1 if the estimate has no value or no
// margin.
double chanceOf(const Estimate& estimate, std::size_t clusters, double truth = 0);

// Returns a wider margin for one of several estimates: this one and `others` more. With such
// margins, the intervals of all these estimates contain their true values with 95 % confidence
// (Bonferroni correction). Returns nullopt if the estimate has no margin.
std::optional<double> jointMargin(const Estimate& estimate, std::size_t clusters,
                                  std::size_t others);

// Half the width of a 95 % confidence interval, in standard errors, if the standard error is known
// exactly: the 97.5 % quantile of the normal distribution.
inline constexpr double kNormalErrors = 1.959963984540054;

// Returns half the width of a 95 % confidence interval, in standard errors, by Student's t
// distribution. degrees: number of degrees of freedom, 1 or more.
double standardErrors(int degrees);

}  // namespace downpile
