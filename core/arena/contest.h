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

// Results of a unit (a deal or a game). The unit is played once with the hero in each seat, and
// once without the hero.
struct UnitResult {
  Result hero;   // the hero's results in all its seats
  Result field;  // results of all field players in the games with the hero
  // Results of all seats in the game without the hero, counted once for each seat of the hero.
  Result alone;
};

// Plays a unit once without the hero and once with the hero in each seat. makeGame() returns a
// pointer to a game before its first deal, or an optional with one. askHero and askField(game,
// player, random) return moves as in playUnit.
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

// Compares one figure of the players, such as games won. `hero`: the figure of the hero. `field`:
// the figure of a field player in the games with the hero. `difference`: the gain of the hero over
// a field player in the same seat with the same cards and opponents.
struct Comparison {
  Estimate hero;
  Estimate field;
  Estimate difference;
};

// Compares one member of Result, `measure` or `score`, over all units.
Comparison compare(std::span<const UnitResult> results, Portion Result::*figure);

}  // namespace downpile
