// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move in 3UP 3DOWN is good, in one sentence that is a fact.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/three-up-three-down/features.h"

namespace downpile {

// The sentences that Advice::why chooses from.
std::span<const char* const> threeUpReasons();

// `instead`: the move that it is compared with.
Advice explainThreeUp(const View<ThreeUpThreeDown>& view, const ThreeUpEye& eye,
                      const Action& action, const std::optional<Action>& instead);

}  // namespace downpile
