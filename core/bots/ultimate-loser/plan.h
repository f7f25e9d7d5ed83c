// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a hand of Ultimate Loser into plays: straight flushes, and the rest by rank.
#pragma once

#include <array>

#include "bots/ultimate-loser/odds.h"
#include "games/ultimate-loser/ultimate_loser.h"

namespace downpile {

// Expected cost of each play in a later trick, by type and strength. The unit is one penalty.
class UltimateLoserCosts {
 public:
  double& of(UltimateLoser::Type type, int strength) { return costs_[index(type, strength)]; }
  double of(UltimateLoser::Type type, int strength) const { return costs_[index(type, strength)]; }

 private:
  static constexpr int kStrengths = UltimateLoser::kJokerStrength + 1;
  static constexpr std::size_t index(UltimateLoser::Type type, int strength) {
    return static_cast<std::size_t>(UltimateLoserOdds::indexOf(type) * kStrengths + strength);
  }
  std::array<double, static_cast<std::size_t>(UltimateLoserOdds::kTypes* kStrengths)> costs_{};
};

struct UltimateLoserPlan {
  static constexpr std::size_t kMostPlays = 26;

  struct Play {
    CardSet cards;
    UltimateLoser::Type type;  // type of the play, for example a pair
    std::uint8_t strength;
  };

  std::array<Play, kMostPlays> list;  // the plays of the plan; only the first `count` are set
  std::size_t count = 0;
  double cost = 0;  // sum of the costs of all plays

  void add(const Play& play, double itsCost) {
    list[count++] = play;
    cost += itsCost;
  }
  const Play* begin() const { return list.data(); }
  const Play* end() const { return list.data() + count; }
};

// Returns the plan with the lowest cost for playing the whole hand.
UltimateLoserPlan planUltimateLoser(const CardSet& hand, const UltimateLoserCosts& costs);

}  // namespace downpile
