// SPDX-License-Identifier: GPL-3.0-or-later
// The learned player of Underwear.
#pragma once

#include "bots/learned/learned_by.h"
#include "bots/underwear/encoder.h"
#include "bots/underwear/rules.h"

namespace downpile {

template <>
struct LearnedBy<UnderwearRules> {
  static constexpr bool kLearns = true;
  using Encoder = UnderwearEncoder;
  static double goal(const Underwear& end, int player) { return UnderwearRules::goal(end, player); }
  static LearnedNetwork network();
};

}  // namespace downpile
