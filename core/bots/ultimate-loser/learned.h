// SPDX-License-Identifier: GPL-3.0-or-later
// The learned player of Ultimate Loser.
#pragma once

#include "bots/learned/learned_by.h"
#include "bots/ultimate-loser/encoder.h"
#include "bots/ultimate-loser/rules.h"

namespace downpile {

template <>
struct LearnedBy<UltimateLoserRules> {
  static constexpr bool kLearns = true;
  using Encoder = UltimateLoserEncoder;
  static double goal(const UltimateLoser& end, int player) {
    return UltimateLoserRules::goal(end, player);
  }
  static LearnedNetwork network();
};

}  // namespace downpile
