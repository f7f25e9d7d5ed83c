// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates as points of a plot.
#pragma once

#include "arena/statistics.h"
#include "plots/plot.h"

namespace downpile {

// Returns the estimate as a point, with its confidence interval if the interval is known. The point
// has no value if the estimate has none.
PlotPoint pointOf(double x, const Estimate& estimate);

// Cuts confidence intervals to possible values, from `least` to `most`.
void keepPossible(Plot& plot, double least, double most);

}  // namespace downpile
