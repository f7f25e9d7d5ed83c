// SPDX-License-Identifier: GPL-3.0-or-later
// Forecast for a hand of Up and Down: the chance of each card to take a later trick, depending on
// how hard the player tries, and the expected score with the best effort.
#pragma once

#include <array>

#include "bots/up-and-down/odds.h"
#include "bots/up-and-down/style.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

class UpAndDownForecast {
 public:
  static constexpr int kEfforts = 5;  // number of efforts, from losing all tricks to taking all

  // chance[e][n]: chance to take n tricks at effort e. Only n <= cards is set.
  struct Tricks {
    int cards = 0;
    std::array<std::array<double, UpAndDown::kMostCards + 1>, kEfforts> chance;
  };

  // The view must outlive this object.
  UpAndDownForecast(const View<UpAndDown>& view, const UpAndDownOdds& odds,
                    const UpAndDownStyle& style);

  // left: the cards to play. leads: the viewer leads next.
  Tricks tricksWith(const CardSet& left, bool leads) const;

  // Expected score with this bid and `taken` tricks so far, at the effort that fits the bid best.
  double expected(const Tricks& toCome, int bid, int taken) const;

  // Value of a final number of tricks for the viewer, in points.
  double utility(int bid, int taken) const;

 private:
  // [leads][effort]: chance of a card to take a trick; leads is 1 if the viewer leads next.
  using Chances = std::array<std::array<double, kEfforts>, 2>;

  double ruffs() const;
  std::array<double, kEfforts> bends() const;
  Chances chancesOf(double takes, double ruff, bool trump) const;

  const UpAndDown& seen_;
  int viewer_;
  int settled_;      // settlement (D7) before this deal
  bool mayEndGame_;  // the limit (D8) may end the game before the last deal
  int tricks_ = 1;   // number of tricks after this one; while bidding, all tricks of the deal
  UpAndDownStyle style_;
  std::array<double, kEfforts> bends_{};  // exponents of the chance to take a trick
  double waits_ = 0;                      // chance that opponents never lead a certain suit
  std::array<Chances, kCardIds> chances_{};
};

}  // namespace downpile
