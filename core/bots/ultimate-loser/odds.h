// SPDX-License-Identifier: GPL-3.0-or-later
// What the other players of Ultimate Loser can probably play: chances over all ways in which the
// cards that the viewer does not know can lie, with the gin cards that were seen to be picked up.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/ultimate-loser/ultimate_loser.h"

namespace downpile {

class UltimateLoserOdds {
 public:
  // Types that are told apart: one to four of a kind, and straight flushes of 3 to 6 cards; longer
  // ones, which hardly anybody can follow, count as 6.
  static constexpr int kTypes = 8;
  static constexpr int kLongestFlush = kTypes - 2;
  static constexpr int indexOf(UltimateLoser::Type type) {
    return type.flush ? std::min(type.size + 1, kTypes - 1) : type.size - 1;
  }

  // The view must outlive it.
  explicit UltimateLoserOdds(const View<UltimateLoser>& view);

  // The chance that another player holds a play of this type that is stronger; strength 1: any.
  // Of straight flushes a close guess, of cards of one rank exact.
  double above(int player, UltimateLoser::Type type, int strength) const {
    const auto like = like_[at(player)];
    const int index = indexOf(type);
    if (((unsigned{areFound_[like]} >> index) & 1U) == 0) find(player, type);
    return found_[like][at(index)][at(strength)];
  }

  // The share of the cards that nobody has seen yet which are weaker; equal ones count half.
  double shareBelow(int strength) const { return shareBelow_[at(strength)]; }

 private:
  static constexpr int kStrengths = UltimateLoser::kJokerStrength + 1;

  // By strength.
  using Chances = std::array<double, kStrengths>;

  void fillShares();
  void find(int player, UltimateLoser::Type type) const;
  Chances anyOfKind(int player, int size) const;
  Chances anyFlush(int player, int size) const;

  const UltimateLoser::State& state_;
  CardSet unknown_;
  std::array<int, kStrengths> unknownOf_{};       // by strength
  std::array<CardSet, kMaxPlayers> known_{};      // cards of others that were seen
  std::array<int, kMaxPlayers> hidden_{};         // how many cards of others were not
  std::array<std::uint8_t, kMaxPlayers> like_{};  // the first player of whom as much is known
  Chances shareBelow_{};
  // What above() has found, by player and type; bit t: type t has been found.
  mutable std::array<std::uint8_t, kMaxPlayers> areFound_{};
  mutable std::array<std::array<Chances, kTypes>, kMaxPlayers> found_;  // empty until then
};

}  // namespace downpile
