// SPDX-License-Identifier: GPL-3.0-or-later
// Players are numbers 0 ... 7; a set of players is 8 bits.
#pragma once

#include <bit>
#include <cstdint>

namespace downpile {

inline constexpr int kMaxPlayers = 8;
inline constexpr std::uint8_t kNobody = 0xff;

class PlayerSet {
 public:
  constexpr PlayerSet() = default;
  static constexpr PlayerSet only(int player) { return PlayerSet(1U << player); }
  static constexpr PlayerSet all(int players) { return PlayerSet((1U << players) - 1U); }

  constexpr bool contains(int player) const { return ((bits_ >> player) & 1U) != 0; }
  constexpr void insert(int player) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << player)); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool operator==(const PlayerSet&) const = default;

 private:
  constexpr explicit PlayerSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
  std::uint8_t bits_ = 0;
};

}  // namespace downpile
