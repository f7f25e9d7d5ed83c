// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how well a player did: as a share of the possible gain, or in points per deal. Each game
// has its measure, summed over many deals or games.
#pragma once

#include <string_view>

#include "rules/any_game.h"

namespace downpile {

// A share, stored as numerator and denominator. So shares of several deals can be added up.
struct Portion {
  double gained = 0;
  double possible = 0;

  Portion& operator+=(const Portion& other) {
    gained += other.gained;
    possible += other.possible;
    return *this;
  }
  bool operator==(const Portion&) const = default;
};

// The part of a game that a contest repeats with the hero (the measured player) in each seat. It is
// one deal, the first of the game, or a whole game.
enum class Unit { deal, game };

struct Measure {
  std::string_view name;  // name of the measure in reports, for example `games won`
  Unit unit = Unit::game;
  // Returns the gain of a player in the deal just ended. The measure gameWon() instead returns the
  // gain in the whole game, and an empty Portion before the game has ended.
  Portion (*of)(const Standing& standing, int player) = nullptr;
  bool isShare = true;  // true: `of` returns a share from 0 to 1; false: points per deal
};

// Three measures: the player's share (0 to 1) in winning the deal by the best score, the deal by
// the fewest points, or the game. Players with equal results share the win.
Portion bestScore(const Standing& standing, int player);
Portion fewestPoints(const Standing& standing, int player);
Portion gameWon(const Standing& standing, int player);

// The player's balance after a deal if all players settle up: the player's points minus the
// opponent's points, summed over all opponents.
Portion pointsSettled(const Standing& standing, int player);

// Returns the measure of a game. The default for games without their own is the share of deals with
// the best score. If the fewest points win, it is the share of deals with the fewest points.
const Measure& measureOf(std::string_view game);

// Returns the player's points in the deal just ended. The denominator is 1, so that the sum over
// several deals gives points per deal.
Portion pointsOf(const Standing& standing, int player);

}  // namespace downpile
