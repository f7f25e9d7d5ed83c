// SPDX-License-Identifier: GPL-3.0-or-later
// The learned player of Up and Down.
#pragma once

#include "bots/learned/learned_by.h"
#include "bots/up-and-down/encoder.h"
#include "bots/up-and-down/rules.h"

namespace downpile {

template <>
struct LearnedBy<UpAndDownRules> {
  static constexpr bool kLearns = true;
  using Encoder = UpAndDownEncoder;
  // Returns true if the network was trained with the house rules of this deal.
  static bool isTrainedFor(const View<UpAndDown>& view);
  // The goal of the training is the player's lead in the deal, because players settle their point
  // differences with each opponent (D7).
  static double goal(const UpAndDown& end, int player);
  static LearnedNetwork network();
};

}  // namespace downpile
