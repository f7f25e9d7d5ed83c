// SPDX-License-Identifier: GPL-3.0-or-later
// The ends of an axis, and the round numbers at its ticks.
#pragma once

#include <cstdint>
#include <vector>

namespace downpile {

struct PlotScale {
  double from = 0;
  double to = 1;
  int places = 0;  // number of decimal places needed to distinguish all ticks
  std::vector<double> ticks{};

  // Returns the position of a value on the axis: 0 at the axis's beginning, 1 at its end. Values
  // outside the axis give results below 0 or above 1.
  double share(double value) const { return (value - from) / (to - from); }
};

// How roundScale() chooses the ends of an axis.
enum class ScaleEnds : std::uint8_t {
  kept,     // the axis ends at the outermost values; ticks lie within it
  widened,  // the axis ends at the next ticks outside the values
};

// Returns a scale. Its ticks are the multiples of 1, 2 or 5 times a power of ten, and only whole
// numbers if `whole`. It has at most `mostTicks` ticks, but 2 are always allowed, and 3 if `ends`
// is `widened` and zero is between `low` and `high`. If `low` equals `high`, the axis extends
// beyond this value on both sides.
PlotScale roundScale(double low, double high, int mostTicks, ScaleEnds ends, bool whole = false);

}  // namespace downpile
