// SPDX-License-Identifier: GPL-3.0-or-later
// What many deals say about a share, and how sure that is. A cluster is what hangs together: one
// deal or game with all its rotations. Clusters are independent of each other.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "arena/measure.h"

namespace downpile {

// A value and its interval of 95 %, which intervalOf tells.
struct Estimate {
  std::optional<double> value;   // nothing where nothing could be gained
  std::optional<double> margin;  // nothing where fewer than two clusters say nothing about it
};

struct Interval {
  double low = 0;
  double high = 0;
};

// value - margin ... value + margin, of an estimate that has both; of a share 0 ... 1 no more than
// can be.
Interval intervalOf(const Estimate& estimate, bool isShare = false);

// The share of all that was gained in all that was possible, by the ratio estimator.
Estimate shareOf(std::span<const Portion> clusters);

// The first share less the second, of the same clusters in the same order.
Estimate differenceOf(std::span<const Portion> first, std::span<const Portion> second);

// The probability of an estimate at least so far away from `truth` where that is the truth, with
// so many clusters: 1 where nothing can be said.
double chanceOf(const Estimate& estimate, std::size_t clusters, double truth = 0);

// The margin for an interval that is right together with `others` more like it in 95 % of cases
// (Bonferroni); nothing where the estimate has none.
std::optional<double> jointMargin(const Estimate& estimate, std::size_t clusters,
                                  std::size_t others);

// How many standard errors the margin of an interval of 95 % is where the error itself is known: of
// the normal distribution 97.5 % lie below.
inline constexpr double kNormalErrors = 1.959963984540054;

// How many standard errors a margin is with so many degrees of freedom, 1 or more: Student's t.
double standardErrors(int degrees);

}  // namespace downpile
