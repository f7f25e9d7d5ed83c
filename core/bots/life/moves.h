// SPDX-License-Identifier: GPL-3.0-or-later
// What each move of Life makes of the prospects of all players.
#pragma once

#include "bots/life/prospects.h"

namespace downpile {

class LifeMoves {
 public:
  using Table = LifeProspects::Table;

  // The view and the prospects must outlive it.
  LifeMoves(const View<Life>& view, const LifeProspects& prospects);

  // How good it is to make this legal move now, by the best that can follow in the same turn. Only
  // differences between moves mean something.
  double worthOf(const Action& action) const;

  // Whether the move ends the deal for sure.
  bool ends(const Action& action) const;
  // Whether cards of the turned suit laid now make those in front safe.
  bool makesSafe(const CardSet& laid) const;

 private:
  double worthOfLaying(const CardSet& cards) const;
  double worthOfBestLaying(const CardSet& first) const;
  double worthOfAce(Card ace) const;
  double worthOfJoker() const;
  double worthOfTake(int victim, Card card) const;
  double worthOfTheft(int victim, double gain, double loss) const;
  double worthOfSteal(int victim) const;
  double worthOfStealAt(int victim, int position) const;
  double grudge(int victim) const;
  double judged(const Table& table, double extra) const;

  const View<Life>& view_;
  const LifeProspects& prospects_;
  int me_;
};

}  // namespace downpile
