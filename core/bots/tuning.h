// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a style that the tuner (arena/tuner.h) finds by play. A game lists them in its
// tuning.cpp; what was found is data, the lines {"name", value}, of its tuned.inc.
#pragma once

#include <cstddef>
#include <string_view>

namespace downpile {

template <class Style>
struct TunedNumber {
  std::string_view name;
  double lowest;  // where the tuner looks
  double highest;
  double& (*of)(Style& style);
};

struct TunedValue {
  std::string_view name;
  double value;
};

// Whether there is one value for each number and no other: what was found belongs to this style.
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

// The style with these values.
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
