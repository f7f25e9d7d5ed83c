// SPDX-License-Identifier: GPL-3.0-or-later
// Plan of how to go out in Underwear: cards that fit onto own up-piles, cards that wait for a
// fitting downpile, and the number of turns needed.
#pragma once

#include "games/underwear/underwear.h"

namespace downpile {

struct UnderwearPlan {
  // Turns for laying the runs that fit onto own up-piles, plus one turn for all royalties.
  int pileTurns = 0;
  int pileCards = 0;  // number of cards that fit onto own up-piles
  // Number of plays that the player can make instead of drawing, while other cards wait for a
  // suitable downpile.
  int spareMoves = 0;
  int looseTurns = 0;  // number of turns for the loose runs, which fit only onto a downpile
  double wait = 0;     // expected turns until all loose runs are played
  double turns = 0;    // expected turns until the player goes out
  // True if the player can go out in one turn: all cards fit onto one of its up-piles together.
  bool outNext = false;
};

// Returns the plan of a player for its hand. The hand must be known: the viewer's hand, or any hand
// if all are known.
UnderwearPlan planOf(const Underwear& game, int player);

// Returns the average number of turns until a hand of this size goes out.
double turnsOfHand(int cards);

}  // namespace downpile
