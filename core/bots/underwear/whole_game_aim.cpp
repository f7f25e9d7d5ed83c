// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/whole_game_aim.h"

#include "bots/goals.h"

namespace downpile {

namespace {

// Points that make it e times as likely to win: found in games of two to eight sensible players
// with targets of 20 to 200.
double pointsIn(const Underwear& game) {
  return pointsToTarget(game, 15, 49, game.options()[Underwear::kTarget]);
}

}  // namespace

double WholeGameAim<UnderwearRules>::goal(const Underwear& end, int player) {
  return chanceToWin(end, player, pointsIn(end));
}

double WholeGameAim<UnderwearRules>::stake(const View<Underwear>& view) {
  constexpr double kOfGoal = 100;  // points that UnderwearRules::goal is worth
  return kOfGoal * chanceAPoint(view.seen(), view.viewer(), pointsIn(view.seen()));
}

}  // namespace downpile
