// SPDX-License-Identifier: GPL-3.0-or-later
// A contest between a hero and a field. Every unit (a deal or a game, depending on the game's
// measure) is played once with the hero in each seat and field players in the others, and once by
// field players alone. The luck of the cards cancels out.
#pragma once

#include <span>
#include <utility>

#include "arena/statistics.h"
#include "arena/unit.h"

namespace downpile {

// Results of a unit: of a deal or a game in all rotations.
struct UnitResult {
  Result hero;   // sum of the hero's results, once in each seat
  Result field;  // sum of the results of all field players at the hero's tables
  Result alone;  // sum of the results of all seats of a table without the hero
};

// Plays a unit in all rotations. makeGame() returns a pointer to a game before its first deal, or
// an optional with one. askHero and askField(game, player, random) return moves as in playUnit.
template <class MakeGame, class AskHero, class AskField>
UnitResult playRotations(MakeGame&& makeGame, int players, const Measure& measure,
                         const UnitSeeds& seeds, int unit, AskHero&& askHero, AskField&& askField) {
  const auto playWith = [&](int hero) {
    auto game = makeGame();
    return playUnit(*game, measure, seeds, unit, [&](const auto& now, int player, Random& random) {
      return player == hero ? askHero(now, player, random) : askField(now, player, random);
    });
  };
  UnitResult result;
  const Results alone = playWith(kNoPlayer);
  for (int seat = 0; seat < players; ++seat) {
    result.alone += alone[at(seat)];
    const Results together = playWith(seat);
    for (int player = 0; player < players; ++player) {
      (player == seat ? result.hero : result.field) += together[at(player)];
    }
  }
  return result;
}

// A figure of the hero, the same figure of a field player at the hero's tables, and the gain of the
// hero over a field player in its seat with the same cards and opponents.
struct Comparison {
  Estimate hero;
  Estimate field;
  Estimate difference;
};

// Compares one figure over all units.
Comparison compare(std::span<const UnitResult> results, Portion Result::*figure);

}  // namespace downpile
