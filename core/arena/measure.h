// SPDX-License-Identifier: GPL-3.0-or-later
// How well somebody did at a game, as a share: so much gained of what there was to gain. Each game
// has a measure of its own, of which many deals or games are summed up.
#pragma once

#include <string_view>

#include "rules/any_game.h"

namespace downpile {

// A share as its two halves, since sums of them are what shares are made of.
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

// What is dealt again for another player: one deal, the first of its game, or a whole game.
enum class Unit { deal, game };

struct Measure {
  std::string_view name;  // `games won`
  Unit unit = Unit::game;
  // What a player gained by the deal that is over, or by the game if that ended with it.
  Portion (*of)(const Standing& standing, int player) = nullptr;
  bool isShare = true;  // else points: so many a deal
};

// The measures. Those who did equally well share.
Portion bestScore(const Standing& standing, int player);
Portion fewestPoints(const Standing& standing, int player);
Portion gameWon(const Standing& standing, int player);

// What the others pay for the deal, one with another: points ahead of each of them.
Portion pointsSettled(const Standing& standing, int player);

// The measure of a game; of one without a measure of its own: deals with the best score.
const Measure& measureOf(std::string_view game);

// The points of the deal that is over; as a share, points a deal.
Portion pointsOf(const Standing& standing, int player);

}  // namespace downpile
