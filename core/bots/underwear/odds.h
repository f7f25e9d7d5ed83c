// SPDX-License-Identifier: GPL-3.0-or-later
// Who may hold what in Underwear, from one chair: all cards that are not seen, and how likely each
// of them is in each other hand. What was played is remembered, and so is what was shuffled again.
#pragma once

#include <array>
#include <vector>

#include "games/underwear/underwear.h"

namespace downpile {

class UnderwearOdds {
 public:
  explicit UnderwearOdds(const View<Underwear>& view);

  // How many of these cards another player holds, on average.
  double expected(int player, const CardSet& cards) const;
  // The chance that another player holds at least one of them.
  double any(int player, const CardSet& cards) const;

 private:
  // Cards of one shuffle group are alike: a hand that fills k of the group's n hidden places holds
  // each of its cards with the chance k / n.
  struct Group {
    CardSet unseen;
    std::array<double, kMaxPlayers> share{};
  };
  std::vector<Group> groups_;
};

}  // namespace downpile
