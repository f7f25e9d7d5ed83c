// SPDX-License-Identifier: GPL-3.0-or-later
// Where an axis begins and ends, and at which round numbers it has ticks.
#pragma once

#include <cstdint>
#include <vector>

namespace downpile {

struct PlotScale {
  double from = 0;
  double to = 1;
  int places = 0;  // behind the point, for all ticks to be told apart
  std::vector<double> ticks{};

  // 0 ... 1 from its beginning to its end; beyond that outside of it.
  double share(double value) const { return (value - from) / (to - from); }
};

// What `roundScale` may do with the ends.
enum class ScaleEnds : std::uint8_t {
  kept,     // the axis ends with the values, the outermost ticks lie inside
  widened,  // it goes on to the next tick
};

// Ticks at 1, 2 or 5 times a power of ten, at most so many (2 or more; 3 around zero), from whole
// numbers where `whole`. Where low and high are the same there is some room around.
PlotScale roundScale(double low, double high, int mostTicks, ScaleEnds ends, bool whole = false);

}  // namespace downpile
