// SPDX-License-Identifier: GPL-3.0-or-later
// Goal of the strongest bots, which look beyond the current deal.
#pragma once

#include "rules/view.h"

namespace downpile {

// The goal maximised by a search. By default it is the goal of a deal (Rules::goal). This fits
// games where each deal is settled on its own, or whose Rules::goal already covers the whole game.
// For a game won by the sum of its deals, a specialisation in the folder of the game's bots
// replaces this goal. A leading player then plays differently from a player behind. Members:
//   goal    the expected result of the whole game, about 0 to 1, after a deal that ended or was
//           left unfinished
//   stake   static double stake(const View<Game>& view): by how much goal() grows if Rules::goal
//           grows by 1, at the current totals; 0 or more. Without it, SearchSettings are in the
//           unit of goal(). Rules may define a stake() too, if Rules::goal covers the whole game:
//           how much a point changes Rules::goal, relative to usual games.
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
