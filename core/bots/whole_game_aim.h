// SPDX-License-Identifier: GPL-3.0-or-later
// What the strongest players of a game play for, who look at more than one deal.
#pragma once

#include "rules/view.h"

namespace downpile {

// Of a game whose every deal pays for itself, or whose Rules::goal is the game's already: that. One
// that is won by what its deals bring together says so in a specialisation in its folder, which its
// bots.cpp includes: there, who leads plays differently from who is behind. It has
//   goal    as here, of the game: about 0 to 1, of a deal that is over or was left unfinished
//   stake   static double stake(const View<Game>& view): how much that grows where Rules::goal
//           grows by 1, as the game stands for a viewer in a deal; 0 or more. Where it is left
//           out, settings are in the unit of this goal. Rules may have one too: its goal against
//           that in usual games.
template <class Rules>
struct WholeGameAim {
  static double goal(const typename Rules::Game& end, int player) {
    return Rules::goal(end, player);
  }
  static double stake(const View<typename Rules::Game>& view) requires requires {
    Rules::stake(view);
  }
  { return Rules::stake(view); }
};

}  // namespace downpile
