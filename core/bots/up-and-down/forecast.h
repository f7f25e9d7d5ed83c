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
  // The view must outlive it.
  UpAndDownForecast(const View<UpAndDown>& view, const UpAndDownOdds& odds,
                    const UpAndDownStyle& style);

  // The score to be expected with this bid, so many tricks taken already and these cards left to
  // play, by trying for more or fewer tricks as the bid wants. `leads`: the viewer leads next.
  double expected(const CardSet& left, int bid, int taken, bool leads) const;

  // What a final number of tricks is worth to the viewer.
  double utility(int bid, int taken) const;

 private:
  static constexpr int kEfforts = 5;  // from none to all
  // The chance to take a trick for each effort, when the viewer does not lead next and when it
  // does.
  using Chances = std::array<std::array<double, kEfforts>, 2>;

  double ruffs() const;
  Chances chancesOf(double takes, double ruff, bool trump) const;

  const UpAndDown& seen_;
  int viewer_;
  int tricks_ = 1;  // to come after this one, or in the whole deal while bidding
  UpAndDownStyle style_;
  std::array<Chances, kCardIds> chances_{};
};

}  // namespace downpile
