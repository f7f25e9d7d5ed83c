// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in 3UP 3DOWN by sentences that are facts of the position.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/three-up-three-down/features.h"

namespace downpile {

// Returns the sentences for hints. Advice::reason is an index into them.
std::span<const char* const> threeUpReasons();

// Explains a move. `instead`: the move that it is compared with, if any.
Advice explainThreeUp(const View<ThreeUpThreeDown>& view, const ThreeUpAnalysis& analysis,
                      const Action& action, const std::optional<Action>& instead);

// Replaces the reason by the difference to the next best move. loss: share of deals that the next
// best move would lose compared with the chosen move.
Advice withThreeUpFigure(const Advice& advice, double loss, bool isNearlyEqual);
// The same with playOn, where a deal is not simply won or lost. points: that the next best move
// loses.
Advice withThreeUpPoints(const Advice& advice, double points, bool isNearlyEqual);

}  // namespace downpile
