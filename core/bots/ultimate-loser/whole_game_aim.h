// SPDX-License-Identifier: GPL-3.0-or-later
// Goal of the strongest Ultimate Loser bots.
#pragma once

#include "bots/ultimate-loser/rules.h"
#include "bots/whole_game_aim.h"
#include "rules/view.h"

namespace downpile {

// Aim of a search: the chance to win the whole game (X13), not only the current deal. At the end of
// the last deal the lead in penalties counts too.
template <>
struct WholeGameAim<UltimateLoserRules> {
  static double goal(const UltimateLoser& end, int player);
  static double stake(const View<UltimateLoser>& view);
};

}  // namespace downpile
