// SPDX-License-Identifier: GPL-3.0-or-later
// What the strongest players of Up and Down play for.
#pragma once

#include "bots/up-and-down/learned.h"
#include "bots/whole_game_aim.h"

namespace downpile {

// D7: what is settled with the others, deal by deal.
template <>
struct WholeGameAim<UpAndDownRules> {
  static double goal(const UpAndDown& end, int player) {
    return LearnedBy<UpAndDownRules>::goal(end, player);
  }
};

}  // namespace downpile
