// SPDX-License-Identifier: GPL-3.0-or-later
// A contest between a hero and a field. Every unit (a deal or a game, depending on the game's
// measure) is played several times with the same cards. For each seat it is played once, with the
// hero in that seat and field players in the others. It is played once more by field players alone.
// So the luck of the cards cancels out.
#pragma once

#include <span>
#include <utility>

#include "arena/statistics.h"
#include "arena/unit.h"

namespace downpile {

// Results of one unit (a deal or a game) for the hero, the measured player, and the field, the
// other players. The unit is played once for each seat, with the hero in that seat, and once by
// field players alone.
struct UnitResult {
  Result hero;   // sum over the games with the hero, one for each seat
  Result field;  // sum over all field players in the games with the hero
  // Results of the game without the hero, summed over all seats. The baseline for `hero`: field
  // players in the same seats, with the same cards and opponents.
  Result alone;
};

// Plays a unit once with field players alone, and once for each seat with the hero in that seat.
// makeGame() returns a game before its first deal, as a pointer or an optional. askHero and
// askField(game, player, random) return the move of a player, as in playUnit.
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

// Results of a contest in one figure, such as games won. `hero`: the figure of the hero. `field`:
// the figure of a field player in the games with the hero. `difference`: the gain of the hero over
// a field player in the same seat with the same cards and opponents.
struct Comparison {
  Estimate hero;
  Estimate field;
  Estimate difference;
};

// Compares hero and field by the member `figure` of Result (`measure` or `score`), over all units.
Comparison compare(std::span<const UnitResult> results, Portion Result::*figure);

}  // namespace downpile
