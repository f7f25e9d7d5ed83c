// SPDX-License-Identifier: GPL-3.0-or-later
// The unit of a review (higher is better), the minimum losses of a slip and of a blunder, and the
// amount of work of a review. Losses are differences of Master's aim (whole_game_aim.h), converted
// to the unit with `scale` and, if the aim has a stake, with the stake at that decision.
#pragma once

#include <string_view>

#include "rules/standing.h"

namespace downpile {

struct Aim {
  std::string_view unit;  // name of the unit in data files, for example `points-ahead`
  const char* title;      // name of the unit on screen; translated in the context `review`
  // True: values are from 0 to 1 and shown in percent. False: values are numbers of points.
  bool isShare = false;
  // If the value is a share: name of the unit of sums of values, such as `deals won`. A sum of
  // chances may exceed 1, so it is not a chance. nullptr if `title` also fits sums.
  const char* sum = nullptr;
  // True: the value is about the whole game, so the value after a deal is the value before the next
  // deal. False: the values of all deals are added up.
  bool isOfGame = false;
  // Returns the value of a finished deal for a player. If nullptr, the value is scale *
  // (Rules::goal - middle).
  double (*of)(const Standing& end, int player) = nullptr;
  // Conversion factor from the goal of Master's search (WholeGameAim), divided by its stake, to the
  // unit of this aim.
  double scale = 1;
  double middle = 0;
  // A loss above `slip` is a slip, one above `blunder` is a blunder. Both are above 0, in the unit
  // of this aim.
  double slip = 0;
  double blunder = 0;
};

// Work of a review, counted in sampled worlds and not in time: so a seed gives the same review on
// every platform.
struct ReviewEffort {
  int searches = 3;  // number of searches by the bot Master for the best move
  // Number of worlds for the choice of the best among the moves found by the searches.
  int searchWorlds = 384;
  // Least number of worlds for comparing the best move with the move played.
  int leastWorlds = 256;
  // Largest number of worlds for comparing the best move with the move played. It is used if the
  // loss stays too close to the bound of a slip or blunder for a verdict.
  int mostWorlds = 16384;
  int dealWorlds = 512;   // number of rollouts to estimate the value of a deal at its beginning
  int othersWorlds = 96;  // number of worlds to estimate the effect of another player's move

  bool operator==(const ReviewEffort&) const = default;
};

// Returns the usual work for a game. It is less for a game whose bots need more time.
ReviewEffort usualEffort(std::string_view game);

// Returns the unit of reviews of this game, and the bounds of a slip and a blunder, for this number
// of players. Games without an entry in aim.cpp use the share given by Rules::goal of the bots.
Aim aimOf(std::string_view game, int players);

}  // namespace downpile
