// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in 3UP 3DOWN by facts of the position and results of simulated deals.
#pragma once

#include <optional>
#include <span>

#include "bots/decision.h"
#include "bots/three-up-three-down/features.h"

namespace downpile {

// Returns the sentences of hints in 3UP 3DOWN. Advice::reason is an index into them.
std::span<const char* const> threeUpReasons();

// Explains a move in 3UP 3DOWN. instead: the move for comparison, if any: the next best move for a
// hint, the move played in a review.
Advice explainThreeUp(const View<ThreeUpThreeDown>& view, std::span<const ThreeUpThreeDown> worlds,
                      const ThreeUpAnalysis& analysis, const Action& action,
                      const std::optional<Action>& instead);

// Returns the sentences comparing a move with the next best one: in deals won of 100, or in points
// under the house rule playOn, where a deal is not simply won or lost.
FigureReasons threeUpFigureReasons(const View<ThreeUpThreeDown>& view);

}  // namespace downpile
