// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in 3UP 3DOWN by sentences that are facts of the position.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/three-up-three-down/features.h"

namespace downpile {

// Returns the sentences of hints in Three Up, Three Down, which Advice::reason numbers.
std::span<const char* const> threeUpReasons();

// Explains a move in Three Up, Three Down. instead: the next best move, which it is compared with,
// if any.
Advice explainThreeUp(const View<ThreeUpThreeDown>& view, const ThreeUpAnalysis& analysis,
                      const Action& action, const std::optional<Action>& instead);

// Returns the advice with another reason: by how much the next best move is worse. loss: share of
// deals that would be lost by the next best move, but not by the chosen move.
Advice withThreeUpFigure(const Advice& advice, double loss, bool isNearlyEqual);
// Like withThreeUpFigure(), for the house rule playOn, where a deal is not simply won or lost.
// points: number of points that the next best move would lose.
Advice withThreeUpPoints(const Advice& advice, double points, bool isNearlyEqual);

}  // namespace downpile
