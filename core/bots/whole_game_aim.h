// SPDX-License-Identifier: GPL-3.0-or-later
// What the strongest players of a game play for, who look at more than one deal.
#pragma once

#include "rules/view.h"

namespace downpile {

// Of a game whose every deal pays for itself: how well that ended. One that is won by what its
// deals bring together says so in a specialisation in its folder, which its bots.cpp includes:
// there, who leads plays differently from who is behind.
template <class Rules>
struct WholeGameAim {
  using Game = typename Rules::Game;

  // As Rules::goal, of a deal that is over or was left unfinished: about 0 to 1.
  static double goal(const Game& end, int player) { return Rules::goal(end, player); }
  // How much this grows where Rules::goal grows by 1, as the game stands for a viewer in a deal;
  // above 0.
  static double stake(const View<Game>& /*view*/) { return 1; }
};

}  // namespace downpile
