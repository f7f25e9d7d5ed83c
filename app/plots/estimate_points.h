// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates as points of a plot.
#pragma once

#include "arena/statistics.h"
#include "plots/plot.h"

namespace downpile {

// Returns the point with its interval, if known. It has no value if the estimate has none.
PlotPoint pointOf(double x, const Estimate& estimate);

// Cuts intervals to possible values, from `least` to `most`.
void keepPossible(Plot& plot, double least, double most);

}  // namespace downpile
