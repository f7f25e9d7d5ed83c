// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/estimate_points.h"

#include <algorithm>

namespace downpile {

PlotPoint pointOf(double x, const Estimate& estimate) {
  PlotPoint point{.x = x, .y = estimate.value.value_or(kNoValue)};
  if (estimate.value && estimate.margin) {
    const Interval interval = intervalOf(estimate);
    point.low = interval.low;
    point.high = interval.high;
  }
  return point;
}

void keepPossible(Plot& plot, double least, double most) {
  for (PlotSeries& series : plot.series) {
    for (PlotPoint& point : series.points) {
      if (!point.hasInterval()) continue;
      point.low = std::max(least, point.low);
      point.high = std::min(most, point.high);
    }
  }
}

}  // namespace downpile
