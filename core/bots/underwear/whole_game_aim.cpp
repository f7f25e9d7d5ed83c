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

// A point more is a hundredth of UnderwearRules::goal.
double WholeGameAim<UnderwearRules>::stake(const View<Underwear>& view) {
  const double wins = chanceToWin(view.seen(), view.viewer(), kPoints);
  return 100 * wins * (1 - wins) / kPoints;
}

}  // namespace downpile
