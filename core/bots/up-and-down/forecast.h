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
  // Number of degrees of effort. The effort is how hard the viewer tries to take tricks: from
  // trying to lose each one to trying to take each one.
  static constexpr int kEfforts = 5;

  // Chances to take a number of tricks: chance[e][n] is the chance to take n tricks with the effort
  // e. It is set for n from 0 to `cards`.
  struct Tricks {
    int cards = 0;
    std::array<std::array<double, UpAndDown::kMostCards + 1>, kEfforts> chance;
  };

  // The view must outlive this object.
  UpAndDownForecast(const View<UpAndDown>& view, const UpAndDownOdds& odds,
                    const UpAndDownStyle& style);

  // Returns the chances to take each number of tricks. left: the cards still to be played by the
  // viewer. leads: whether the viewer leads the next trick.
  Tricks tricksWith(const CardSet& left, bool leads) const;

  // Returns the expected score of a viewer with this bid and `taken` tricks so far. The viewer
  // plays the tricks to come with the effort for the highest score.
  double expected(const Tricks& toCome, int bid, int taken) const;

  // Returns the value of ending the deal with `taken` tricks after this bid, in points.
  double utility(int bid, int taken) const;

 private:
  // Chances that one card takes a trick: [leads][effort]. leads: 1 if the viewer leads next,
  // otherwise 0.
  using Chances = std::array<std::array<double, kEfforts>, 2>;

  double ruffs() const;
  std::array<double, kEfforts> bends() const;
  Chances chancesOf(double takes, double ruff, bool trump) const;

  const UpAndDown& seen_;
  int viewer_;
  int settled_;      // the viewer's points settled (D7) in earlier deals
  bool mayEndGame_;  // true if the loss limit (D8) can end the game early, after this deal
  // Number of tricks after the current one; while bidding, number of all tricks of the deal.
  int tricks_ = 1;
  UpAndDownStyle style_;
  // [effort]: exponent that converts a card's chance to take a trick to the chance with this
  // effort.
  std::array<double, kEfforts> bends_{};
  double waits_ = 0;  // chance that opponents lead a given suit in none of the tricks_ tricks
  std::array<Chances, kCardIds> chances_{};
};

}  // namespace downpile
