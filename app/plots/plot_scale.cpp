// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_scale.h"

#include <algorithm>
#include <cmath>

namespace downpile {

namespace {

// Returns the next larger round step between ticks: 1, 2 or 5 times a power of ten.
double nextStep(double step) {
  const double power = std::pow(10, std::floor(std::log10(step) + 1e-9));
  const double digit = step / power;
  return power * (digit < 1.5 ? 2 : digit < 3.5 ? 5 : 10);
}

// Ticks of an axis as multiples of a step, from `first` to `last`.
struct Multiples {
  double first = 0;
  double last = 0;
  double count() const { return last - first + 1; }
};

// Returns the multiples of `step` for an axis from `low` to `high`. Tolerates rounding errors.
Multiples multiplesOf(double step, double low, double high, ScaleEnds ends) {
  constexpr double kHair = 1e-9;
  if (ends == ScaleEnds::widened)
    return {std::floor(low / step + kHair), std::ceil(high / step - kHair)};
  return {std::ceil(low / step - kHair), std::floor(high / step + kHair)};
}

}  // namespace

PlotScale roundScale(double low, double high, int mostTicks, ScaleEnds ends, bool whole) {
  if (high < low) std::swap(low, high);
  if (high - low < 1e-12 * std::max(1.0, std::abs(low))) {
    const double room = whole ? 1 : std::max(std::abs(low) * 0.1, 1e-3);
    low -= room;
    high += room;
  }
  double step = std::pow(10, std::floor(std::log10((high - low) / mostTicks)));
  if (whole) step = std::max(step, 1.0);
  Multiples multiples = multiplesOf(step, low, high, ends);
  // An axis with values on both sides of zero needs at least three ticks: one on each side and one
  // at zero.
  const int fewest = ends == ScaleEnds::widened && low < 0 && high > 0 ? 3 : 2;
  while (multiples.count() > std::max(fewest, mostTicks)) {
    step = nextStep(step);
    multiples = multiplesOf(step, low, high, ends);
  }
  PlotScale scale{.from = low, .to = high};
  if (ends == ScaleEnds::widened) {
    scale.from = multiples.first * step;
    scale.to = multiples.last * step;
  }
  scale.places = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
  for (double each = multiples.first; each <= multiples.last; ++each)
    scale.ticks.push_back(each * step);
  return scale;
}

}  // namespace downpile
