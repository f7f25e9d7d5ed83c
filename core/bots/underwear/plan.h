// SPDX-License-Identifier: GPL-3.0-or-later
// Plan of how to go out in Underwear: cards that fit onto own up-piles, cards waiting for a fitting
// downpile, and the number of turns needed.
#pragma once

#include <array>

#include "games/underwear/underwear.h"

namespace downpile {

// Average number of turns that a player needs in addition, until going out, for each card drawn
// from the stock.
inline constexpr double kDrawnCardTurns = 1.8;
// Chance that a player able to play does so instead of drawing.
inline constexpr double kWillPlay = 0.8;
// Largest hand for which going out in one turn is considered. The viewer does not postpone going
// out if an opponent has at most this number of cards.
inline constexpr int kNearOut = 3;
// Chance that all cards of a hand form one run, if each of them fits somewhere. The index is the
// number of cards.
inline constexpr std::array<double, kNearOut + 1> kOneRun = {0, 1, 0.1, 0.02};

struct UnderwearPlan {
  // Number of turns for laying the runs that fit onto own up-piles, plus one turn for all other
  // royalties.
  int pileTurns = 0;
  int pileCards = 0;  // number of cards that fit onto own up-piles
  // Number of plays that the player can make instead of drawing, while the loose runs wait for a
  // suitable downpile. One for each card that fits onto an own up-pile, and one for all other
  // royalties.
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

// Returns the average number of turns until a player with a hand of this size goes out.
double turnsOfHand(int cards);

}  // namespace downpile
