// SPDX-License-Identifier: GPL-3.0-or-later
// What the strongest players of Ultimate Loser play for.
#pragma once

#include "bots/ultimate-loser/rules.h"
#include "bots/whole_game_aim.h"
#include "rules/view.h"

namespace downpile {

// The chance to win the game (X13); in its last deal, to be ahead by penalties too.
template <>
struct WholeGameAim<UltimateLoserRules> {
  static double goal(const UltimateLoser& end, int player);
  static double stake(const View<UltimateLoser>& view);
};

}  // namespace downpile
