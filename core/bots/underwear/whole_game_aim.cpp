// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/whole_game_aim.h"

#include "bots/goals.h"

namespace downpile {

namespace {

// Points that make it e times as likely to win: found in games of two to eight sensible players
// with targets of 20 to 150, which differ little.
constexpr double kPoints = 15;

}  // namespace

double WholeGameAim<UnderwearRules>::goal(const Underwear& end, int player) {
  return chanceToWin(end, player, kPoints);
}

double WholeGameAim<UnderwearRules>::stake(const View<Underwear>& view) {
  constexpr double kOfGoal = 100;  // points that UnderwearRules::goal is worth
  return kOfGoal * chanceAPoint(view.seen(), view.viewer(), kPoints);
}

}  // namespace downpile
