// SPDX-License-Identifier: GPL-3.0-or-later
// Goal of the strongest Underwear bots.
#pragma once

#include "bots/underwear/rules.h"
#include "bots/whole_game_aim.h"
#include "rules/view.h"

namespace downpile {

// Aim of a search: the chance to win the whole game (U16), not only the current deal.
template <>
struct WholeGameAim<UnderwearRules> {
  static double goal(const Underwear& end, int player);
  static double stake(const View<Underwear>& view);
};

}  // namespace downpile
