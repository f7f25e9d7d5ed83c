// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how well a player did in a game, as a share of the possible gain. Each game has a
// measure of its own, summed over many deals or games.
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

// What a contest plays once with the hero in each seat: one deal (the first of its game), or a
// whole game.
enum class Unit { deal, game };

struct Measure {
  std::string_view name;  // name in reports, for example `games won`
  Unit unit = Unit::game;
  // Returns the gain of a player in the deal that just ended, or in the game if it ended with this
  // deal.
  Portion (*of)(const Standing& standing, int player) = nullptr;
  bool isShare = true;  // true: `of` returns a share from 0 to 1; false: points per deal
};

// Gains of a player in the deal or game that just ended. Players with equal results share the gain.
Portion bestScore(const Standing& standing, int player);
Portion fewestPoints(const Standing& standing, int player);
Portion gameWon(const Standing& standing, int player);

// Payment for the deal: the sum of the point differences between the player and each opponent.
Portion pointsSettled(const Standing& standing, int player);

// The measure of a game. By default deals with the best score, or with the fewest points if the
// fewest points win.
const Measure& measureOf(std::string_view game);

// Points of the deal that just ended, with a denominator of 1, so that the sum of portions gives
// points per deal.
Portion pointsOf(const Standing& standing, int player);

}  // namespace downpile
