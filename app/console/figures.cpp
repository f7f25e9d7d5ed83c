// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/figures.h"

#include <charconv>

namespace downpile {

namespace {

// Formats a number with two decimal places. printf is not used, because it would write the decimal
// point of the locale.
std::string twoPlaces(double number) {
  char text[32];
  const auto [end, error] =
      std::to_chars(text, text + sizeof text, number, std::chars_format::fixed, 2);
  return {text, end};
}

}  // namespace

std::string figuresText(const Comparison& comparison, bool isShare) {
  const double scale = isShare ? 100 : 1;
  const char* unit = isShare ? " %" : "";
  const auto number = [&](double value) { return twoPlaces(scale * value); };
  const auto interval = [&](const Estimate& estimate, bool isOfShare) {
    const auto [low, high] = intervalOf(
        {.value = estimate.value.value_or(0), .margin = estimate.margin.value_or(0)}, isOfShare);
    return number(low) + " to " + number(high);
  };
  return number(comparison.hero.value.value_or(0)) + unit + " (" +
         interval(comparison.hero, isShare) + "), more by " +
         number(comparison.difference.value.value_or(0)) + " (" +
         interval(comparison.difference, false) + ")";
}

}  // namespace downpile
