// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn evenly from random bits, whosever bits they are. Records depend on it: whoever
// draws the same bits must come to the same numbers and the same order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace downpile {

// Uniform in 0 ... bound-1, without bias. `bits()` gives 32 random bits w at a time; the first of
// them for which w * bound mod 2^32 is not below 2^32 mod bound counts, and the number is
// w * bound / 2^32, rounded down. bound is 1 ... 2^31.
template <class Bits>
constexpr std::uint32_t uniformBelow(std::uint32_t bound, Bits bits) {
  std::uint64_t product = std::uint64_t{bits()} * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t threshold = (0U - bound) % bound;
    while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{bits()} * bound;
  }
  return static_cast<std::uint32_t>(product >> 32U);
}

// Every order is as likely as another: from the last place down to the second (i, counted from 1),
// what lies there is exchanged with what lies at place below(i), counted from 0.
template <class T, class Source>
constexpr void shuffleUniformly(std::span<T> items, Source& source) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[source.below(static_cast<std::uint32_t>(i))]);
  }
}

}  // namespace downpile
