// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand of Up and Down will come to: the chance of each card to take a trick later, according
// to how hard its player tries, and the score that may be expected when the right number of tricks
// is tried for.
#pragma once

#include <array>

#include "bots/up-and-down/odds.h"
#include "bots/up-and-down/style.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

class UpAndDownForecast {
 public:
  static constexpr int kEfforts = 5;  // from none to all

  // For each effort the chance of each number of tricks to be taken with some cards, from none to
  // as many as there are cards; the rest is not filled.
  struct Tricks {
    int cards = 0;
    std::array<std::array<double, UpAndDown::kMostCards + 1>, kEfforts> chance;
  };

  // The view must outlive it.
  UpAndDownForecast(const View<UpAndDown>& view, const UpAndDownOdds& odds,
                    const UpAndDownStyle& style);

  // With these cards left to play. `leads`: the viewer leads next.
  Tricks tricksWith(const CardSet& left, bool leads) const;

  // The score to be expected with this bid and so many tricks taken already, by trying for more or
  // fewer of those to come as the bid wants.
  double expected(const Tricks& toCome, int bid, int taken) const;

  // What a final number of tricks is worth to the viewer.
  double utility(int bid, int taken) const;

 private:
  // The chance of a card to take a trick for each effort, when the viewer does not lead next and
  // when it does.
  using Chances = std::array<std::array<double, kEfforts>, 2>;

  double ruffs() const;
  std::array<double, kEfforts> bends() const;
  Chances chancesOf(double takes, double ruff, bool trump) const;

  const UpAndDown& seen_;
  int viewer_;
  int settled_;      // D7, before this deal
  bool mayEndGame_;  // D8, before the last deal
  int tricks_ = 1;   // to come after this one, or in the whole deal while bidding
  UpAndDownStyle style_;
  std::array<double, kEfforts> bends_{};  // of the chance to take a trick, for each effort
  double waits_ = 0;                      // the chance that others never lead a certain suit
  std::array<Chances, kCardIds> chances_{};
};

}  // namespace downpile
