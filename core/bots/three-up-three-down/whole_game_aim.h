// SPDX-License-Identifier: GPL-3.0-or-later
// Goal of the strongest 3UP 3DOWN bots.
#pragma once

#include "bots/three-up-three-down/rules.h"
#include "bots/whole_game_aim.h"
#include "rules/view.h"

namespace downpile {

// Aim of a search: the chance to win the whole game (T16), not only the current deal.
template <>
struct WholeGameAim<ThreeUpThreeDownRules> {
  static double goal(const ThreeUpThreeDown& end, int player);
  static double stake(const View<ThreeUpThreeDown>& view);
};

}  // namespace downpile
