// SPDX-License-Identifier: GPL-3.0-or-later
// In what a review counts: what the game itself pays for a deal, more being better; from which loss
// on a move is worth a word; and how much work it takes to tell.
#pragma once

#include <string_view>

#include "rules/standing.h"

namespace downpile {

struct Aim {
  std::string_view unit;  // `points`: for programs
  const char* title;      // of the unit; translatable in the context `review`
  bool isShare = false;   // 0 to 1, shown in percent; else points of the game
  // What shares of several deals are together, which is no share any more: `deals won`; nullptr
  // where the unit is that of all deals too.
  const char* sum = nullptr;
  // What a deal that is over was worth to a player; nothing: what the players of the game play for
  // (Rules::goal), put into the unit by `scale` and `middle`: scale * (goal - middle).
  double (*of)(const Standing& end, int player) = nullptr;
  double scale = 1;
  double middle = 0;
  // A move that surely loses more than this is a slip, or a blunder; in the unit, above 0.
  double slip = 0;
  double blunder = 0;
};

// How much work a review takes, counted in worlds, not in time: a seed gives the same review
// everywhere.
struct ReviewEffort {
  int searches = 3;        // times that Master looks for its move
  int searchWorlds = 384;  // in which the best of what it found is chosen
  int leastWorlds = 256;   // in which that is compared with the move that was played
  int mostWorlds = 16384;  // the same, where it is near
  int dealWorlds = 512;    // times that a deal is played out from its beginning
  int othersWorlds = 96;   // in which a move of another player is weighed

  bool operator==(const ReviewEffort&) const = default;
};

// The work that a game is worth: less where its players think longer.
ReviewEffort usualEffort(std::string_view game);

// The aim of a game with so many players. Of one that has none of its own: its players' goal.
Aim aimOf(std::string_view game, int players);

}  // namespace downpile
