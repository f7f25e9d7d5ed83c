// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates as points of a plot.
#pragma once

#include "arena/statistics.h"
#include "plots/plot.h"

namespace downpile {

// With the interval where it is known; without a value where nothing is.
PlotPoint pointOf(double x, const Estimate& estimate);

// Intervals do not reach to where no value can be: below `least` or above `most`.
void keepPossible(Plot& plot, double least, double most);

}  // namespace downpile
