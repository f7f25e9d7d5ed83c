// SPDX-License-Identifier: GPL-3.0-or-later
// Goal of the strongest Ultimate Loser bots.
#pragma once

#include "bots/ultimate-loser/rules.h"
#include "bots/whole_game_aim.h"
#include "rules/view.h"

namespace downpile {

// The goal is the chance to win the game (X13). At the end of the last deal it also contains the
// margin in penalties.
template <>
struct WholeGameAim<UltimateLoserRules> {
  static double goal(const UltimateLoser& end, int player);
  static double stake(const View<UltimateLoser>& view);
};

}  // namespace downpile
