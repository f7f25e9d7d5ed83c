// SPDX-License-Identifier: GPL-3.0-or-later
// Goal of the strongest Up and Down bots: the player's lead in the deal.
#pragma once

#include "bots/up-and-down/learned.h"
#include "bots/whole_game_aim.h"

namespace downpile {

// Aim of a search: the player's lead in the deal, because the settled points (D7) add up over all
// deals.
template <>
struct WholeGameAim<UpAndDownRules> {
  static double goal(const UpAndDown& end, int player) {
    return LearnedBy<UpAndDownRules>::goal(end, player);
  }
};

}  // namespace downpile
