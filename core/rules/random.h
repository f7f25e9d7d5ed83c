// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers for owners of a seed: sessions, bots, tests. A game has no Random as a member. The
// same seed gives the same numbers on every platform (xoshiro256**, seeded by splitmix64). The
// standard library's shuffles do not promise this.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/uniform.h"

namespace downpile {

class Random {
 public:
  // Starts a separate stream of random numbers for each (seed, a, b). a and b are, for example, the
  // numbers of a deal and a chance step, or of a move and a player.
  explicit constexpr Random(std::uint64_t seed, std::uint64_t a = 0, std::uint64_t b = 0) {
    std::uint64_t x = seed;
    std::uint64_t key = mix(x) ^ a;
    key = mix(key) ^ b;
    for (auto& word : state_) word = mix(key);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotate(state_[3], 45);
    return result;
  }

  // Returns a uniform number in 0 ... bound - 1, without bias. bound is 1 ... 2^31.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return uniformBelow(bound, [this] { return static_cast<std::uint32_t>(next() >> 32U); });
  }

  // Returns a uniform number in [0, 1).
  constexpr double unit() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

  template <class T>
  constexpr void shuffle(std::span<T> items) {
    shuffleUniformly(items, *this);
  }

 private:
  static constexpr std::uint64_t rotate(std::uint64_t x, unsigned k) {
    return (x << k) | (x >> (64U - k));
  }
  static constexpr std::uint64_t mix(std::uint64_t& x) {
    x += 0x9e3779b97f4a7c15U;
    std::uint64_t z = x;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
  }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace downpile
