// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move of the sensible 3UP 3DOWN player is good, in one sentence.
#pragma once

#include <span>

#include "bots/bot.h"
#include "bots/three-up-three-down/features.h"

namespace downpile {

// A move that was looked at: each feature times its weight.
struct ThreeUpMove {
  Action action;
  ThreeUpFeatures worth;
  double value = 0;
};

// The sentences that Advice::why chooses from.
std::span<const char* const> threeUpReasons();

// `other` is the best of the other moves, or nullptr where there is none.
Advice explainThreeUp(const View<ThreeUpThreeDown>& view, const ThreeUpEye& eye,
                      const ThreeUpMove& chosen, const ThreeUpMove* other);

}  // namespace downpile
