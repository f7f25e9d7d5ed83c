// SPDX-License-Identifier: GPL-3.0-or-later
// The unit of a review (higher is better), the loss that makes a move a slip or a blunder, and the
// amount of work of a review. Losses are differences of Master's aim (whole_game_aim.h), converted
// to the unit at the stake of the deal.
#pragma once

#include <string_view>

#include "rules/standing.h"

namespace downpile {

struct Aim {
  std::string_view unit;  // name of the unit in data files, for example `points`
  const char* title;      // title of the unit; translatable in the context `review`
  // True: values are from 0 to 1 and shown in percent. False: values are points of the game.
  bool isShare = false;
  // Title of a sum of values over several deals, such as `deals won`: such a sum is no longer a
  // share. nullptr if `title` also fits sums.
  const char* sum = nullptr;
  // Returns the value of a finished deal for a player. If nullptr, the value is scale *
  // (Rules::goal - middle).
  double (*of)(const Standing& end, int player) = nullptr;
  // Factor that converts the goal of a deal to the unit of this aim. Master's search maximises that
  // goal (WholeGameAim).
  double scale = 1;
  double middle = 0;
  // Smallest loss that counts as a slip, and smallest loss that counts as a blunder, in the unit of
  // this aim; above 0.
  double slip = 0;
  double blunder = 0;
};

// Work of a review, counted in worlds, not in time: a seed gives the same review on every platform.
struct ReviewEffort {
  int searches = 3;  // number of searches by the bot Master
  // Number of worlds for choosing the best of the moves found by these searches.
  int searchWorlds = 384;
  // Least number of worlds for comparing the best move with the move played.
  int leastWorlds = 256;
  // Largest number of worlds for this comparison, if the result is close.
  int mostWorlds = 16384;
  int dealWorlds = 512;   // number of rollouts that estimate the value of a deal at its beginning
  int othersWorlds = 96;  // number of worlds that estimate the effect of another player's move

  bool operator==(const ReviewEffort&) const = default;
};

// Returns the usual work for a game. It is less for a game whose bots need more time.
ReviewEffort usualEffort(std::string_view game);

// Returns the aim of a game with this number of players. A game without an aim of its own uses
// Rules::goal.
Aim aimOf(std::string_view game, int players);

}  // namespace downpile
