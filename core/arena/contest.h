// SPDX-License-Identifier: GPL-3.0-or-later
// A hero against a field: who plays where so that the luck of the cards cancels out, and what comes
// of it. Every unit (a deal or a game, as the game's measure has it) is played once with the hero
// in each seat and field players in the others, and once by field players alone.
#pragma once

#include <span>
#include <utility>

#include "arena/statistics.h"
#include "arena/unit.h"

namespace downpile {

// What a unit came to.
struct UnitResult {
  Result hero;   // in all seats
  Result field;  // of all field players who sat with the hero
  Result alone;  // of a field player in each seat, among field players
};

// Plays a unit in all rotations. makeGame() points to a game that waits for its first deal; askHero
// and askField(game, player, random) are moves as in playUnit.
template <class MakeGame, class AskHero, class AskField>
UnitResult playRotations(MakeGame&& makeGame, int players, const Measure& measure,
                         const UnitLuck& luck, int unit, AskHero&& askHero, AskField&& askField) {
  const auto playWith = [&](int hero) {
    auto game = makeGame();
    return playUnit(*game, measure, luck, unit, [&](const auto& now, int player, Random& random) {
      return player == hero ? askHero(now, player, random) : askField(now, player, random);
    });
  };
  UnitResult result;
  const Results alone = playWith(kNobody);
  for (int seat = 0; seat < players; ++seat) {
    result.alone += alone[at(seat)];
    const Results together = playWith(seat);
    for (int player = 0; player < players; ++player) {
      (player == seat ? result.hero : result.field) += together[at(player)];
    }
  }
  return result;
}

// A figure of the hero at tables with the field; of one of the field there; and what the hero has
// more than a field player in its seat, with the same cards and the same others.
struct Comparison {
  Estimate hero;
  Estimate field;
  Estimate difference;
};

// Compares one figure of all units.
Comparison compare(std::span<const UnitResult> results, Portion Result::*figure);

}  // namespace downpile
