// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot.h"

#include <algorithm>

namespace downpile {

bool Plot::isKnown() const {
  return std::ranges::any_of(series, [](const PlotSeries& each) {
    return std::ranges::any_of(each.points, &PlotPoint::isKnown);
  });
}

const PlotPoint* pointAt(const Plot& plot, PlotSpot spot) {
  if (spot.isNone() || spot.series >= std::ssize(plot.series)) return nullptr;
  const auto& points = plot.series[static_cast<std::size_t>(spot.series)].points;
  if (spot.point >= std::ssize(points)) return nullptr;
  return &points[static_cast<std::size_t>(spot.point)];
}

}  // namespace downpile

#include "moc_plot.cpp"
