// SPDX-License-Identifier: GPL-3.0-or-later
// How long a hand of Underwear still needs: which cards have a sure place on own up-piles, which
// wait for a downpile that takes them, and how many turns all that makes.
#pragma once

#include "games/underwear/underwear.h"

namespace downpile {

struct UnderwearPlan {
  int sureTurns = 0;     // runs that fit onto own up-piles, and one turn for all royalties
  int sureCards = 0;     // cards that fit onto own up-piles
  int spareMoves = 0;    // single moves that can be made instead of drawing while others wait
  int looseTurns = 0;    // runs that need the downpile
  double wait = 0;       // turns until the downpile has taken them all, on average
  double turns = 0;      // until out
  bool outNext = false;  // all cards fit onto one own up-pile at once
};

// The plan of a player whose hand is known: the viewer of a masked game, or anybody in an open one.
UnderwearPlan planOf(const Underwear& game, int player);

// Turns that a player with so many cards needs on average, nothing else being known.
double turnsOfHand(int cards);

}  // namespace downpile
