// SPDX-License-Identifier: GPL-3.0-or-later
// The ends of an axis, and the round numbers at its ticks.
#pragma once

#include <cstdint>
#include <vector>

namespace downpile {

struct PlotScale {
  double from = 0;
  double to = 1;
  int places = 0;  // number of decimal places that distinguish all ticks
  std::vector<double> ticks{};

  // Returns 0 ... 1 from the beginning of the axis to its end; other values lie outside.
  double share(double value) const { return (value - from) / (to - from); }
};

// Treatment of the ends of an axis by roundScale().
enum class ScaleEnds : std::uint8_t {
  kept,     // the axis ends with the values; the outermost ticks lie inside
  widened,  // the axis ends with the next ticks
};

// Returns a scale with ticks at 1, 2 or 5 times a power of ten: at most `mostTicks` (but at least
// 2, or 3 around zero), and only whole numbers if `whole`. If low equals high, the axis extends
// beyond this value on both sides.
PlotScale roundScale(double low, double high, int mostTicks, ScaleEnds ends, bool whole = false);

}  // namespace downpile
