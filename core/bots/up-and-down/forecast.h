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
  // Number of efforts. An effort is how hard the viewer tries to take tricks: from none to all.
  static constexpr int kEfforts = 5;

  // chance[e][n]: chance to take n tricks at effort e. Set for n up to `cards`.
  struct Tricks {
    int cards = 0;
    std::array<std::array<double, UpAndDown::kMostCards + 1>, kEfforts> chance;
  };

  // The view must outlive this object.
  UpAndDownForecast(const View<UpAndDown>& view, const UpAndDownOdds& odds,
                    const UpAndDownStyle& style);

  // Returns the chances to take tricks. left: the cards that the viewer will play. leads: true if
  // the viewer leads the next trick.
  Tricks tricksWith(const CardSet& left, bool leads) const;

  // Returns the expected score with this bid, after `taken` tricks so far and with the tricks to
  // come played at the effort that gives the highest score.
  double expected(const Tricks& toCome, int bid, int taken) const;

  // Returns the value of ending the deal with `taken` tricks after this bid, in points.
  double utility(int bid, int taken) const;

 private:
  // Chances of one card to take a trick, by [leads][effort]. leads: 1 if the viewer leads next,
  // otherwise 0.
  using Chances = std::array<std::array<double, kEfforts>, 2>;

  double ruffs() const;
  std::array<double, kEfforts> bends() const;
  Chances chancesOf(double takes, double ruff, bool trump) const;

  const UpAndDown& seen_;
  int viewer_;
  int settled_;      // points settled with the opponents (D7) before this deal
  bool mayEndGame_;  // true if the loss limit (D8) can end the game with this deal
  // Number of tricks after the current one; while bidding, number of all tricks of the deal.
  int tricks_ = 1;
  UpAndDownStyle style_;
  // [effort]: exponent that turns a card's chance to take a trick into the chance at this effort.
  std::array<double, kEfforts> bends_{};
  double waits_ = 0;                      // chance that opponents never lead a certain suit
  std::array<Chances, kCardIds> chances_{};
};

}  // namespace downpile
