// SPDX-License-Identifier: GPL-3.0-or-later
// Plan of how to go out in Underwear: cards that fit onto own up-piles, cards that wait for a
// fitting downpile, and the number of turns needed.
#pragma once

#include "games/underwear/underwear.h"

namespace downpile {

struct UnderwearPlan {
  // Turns for runs that fit onto own up-piles, plus one turn for all royalties.
  int pileTurns = 0;
  int pileCards = 0;     // cards that fit onto own up-piles
  int spareMoves = 0;    // moves of one card that can replace draws while other cards wait
  int looseTurns = 0;    // turns for runs that need the downpile
  double wait = 0;       // expected turns until the downpile has taken all these runs
  double turns = 0;      // expected turns until the player is out
  bool outNext = false;  // all cards fit onto one own up-pile at once
};

// Plan of a player whose hand is known: the viewer of a view's game, or any player of an open game.
UnderwearPlan planOf(const Underwear& game, int player);

// Average number of turns that a hand of this size needs.
double turnsOfHand(int cards);

}  // namespace downpile
