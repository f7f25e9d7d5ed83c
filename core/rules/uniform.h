// SPDX-License-Identifier: GPL-3.0-or-later
// Uniform draws from any source of random bits. Records depend on this algorithm: the same bits
// must always give the same numbers and the same order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace downpile {

// Returns a random number in 0 ... bound - 1, all equally likely. bound is 1 ... 2^31. `bits()`
// returns 32 random bits w. The first w with w * bound mod 2^32 >= 2^32 mod bound is used; the
// result is w * bound / 2^32, rounded down.
template <class Bits>
constexpr std::uint32_t uniformBelow(std::uint32_t bound, Bits bits) {
  std::uint64_t product = std::uint64_t{bits()} * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t threshold = (0U - bound) % bound;
    while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{bits()} * bound;
  }
  return static_cast<std::uint32_t>(product >> 32U);
}

// Shuffles so that every order is equally likely (Fisher-Yates). i runs from the last place down to
// the second, counted from 1. The item at place i is swapped with the item at index below(i),
// counted from 0.
template <class T, class Source>
constexpr void shuffleUniformly(std::span<T> items, Source& source) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[source.below(static_cast<std::uint32_t>(i))]);
  }
}

}  // namespace downpile
