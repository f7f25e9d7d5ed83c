// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of a style, optimised by the tuner (arena/tuner.h) in self-play. A game lists them in its
// tuning.cpp. The results are data: lines {"name", value} in its tuned.inc.
#pragma once

#include <cstddef>
#include <string_view>

namespace downpile {

template <class Style>
struct TunedNumber {
  std::string_view name;
  double lowest;  // lowest and highest number tried by the tuner
  double highest;
  double& (*of)(Style& style);
};

struct TunedValue {
  std::string_view name;
  double value;
};

// Whether `values` has exactly one value for each of `numbers` and no others. Detects a file
// tuned.inc without the numbers of the current style.
template <class Style, std::size_t kNumbers, std::size_t kValues>
constexpr bool areComplete(const TunedNumber<Style> (&numbers)[kNumbers],
                           const TunedValue (&values)[kValues]) {
  for (const TunedNumber<Style>& number : numbers) {
    int found = 0;
    for (const TunedValue& value : values) found += value.name == number.name ? 1 : 0;
    if (found != 1) return false;
  }
  return kNumbers == kValues;
}

// Returns `style` after setting its numbers to these values.
template <class Style, std::size_t kNumbers, std::size_t kValues>
constexpr Style withValues(Style style, const TunedNumber<Style> (&numbers)[kNumbers],
                           const TunedValue (&values)[kValues]) {
  for (const TunedNumber<Style>& number : numbers) {
    for (const TunedValue& value : values) {
      if (value.name == number.name) number.of(style) = value.value;
    }
  }
  return style;
}

}  // namespace downpile
