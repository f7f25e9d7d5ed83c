// SPDX-License-Identifier: GPL-3.0-or-later
// The unit of a review (higher is better), the loss that makes a move a slip or a blunder, and the
// amount of work of a review. Losses are differences of Master's aim (whole_game_aim.h), converted
// to the unit at the stake of the deal.
#pragma once

#include <string_view>

#include "rules/standing.h"

namespace downpile {

struct Aim {
  std::string_view unit;  // name of the unit for programs: `points`
  const char* title;      // title of the unit; translatable in the context `review`
  bool isShare = false;   // 0 to 1, shown in percent; otherwise points of the game
  // Title of a sum over several deals, which is no longer a share: `deals won`. nullptr if the unit
  // also fits sums.
  const char* sum = nullptr;
  // Value of a finished deal for a player. nullptr: scale * (Rules::goal - middle).
  double (*of)(const Standing& end, int player) = nullptr;
  // Factor from the goal of a deal, which Master's search maximises (WholeGameAim), to the unit.
  double scale = 1;
  double middle = 0;
  // Lower bounds of the loss for a slip and a blunder, in the unit; above 0.
  double slip = 0;
  double blunder = 0;
};

// Work of a review, counted in worlds, not in time: a seed gives the same review on every platform.
struct ReviewEffort {
  int searches = 3;        // number of searches by Master
  int searchWorlds = 384;  // worlds for choosing the best of the moves found
  int leastWorlds = 256;   // worlds for comparing that move with the move played
  int mostWorlds = 16384;  // worlds for the same comparison if the result is close
  int dealWorlds = 512;    // rollouts of a deal from its beginning
  int othersWorlds = 96;   // worlds for valuing a move of another player

  bool operator==(const ReviewEffort&) const = default;
};

// The usual work for a game; less if its players think longer.
ReviewEffort usualEffort(std::string_view game);

// The aim of a game with this number of players. Games without an entry use Rules::goal.
Aim aimOf(std::string_view game, int players);

}  // namespace downpile
