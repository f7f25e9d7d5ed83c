// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Up and Down by facts of the position and results of simulated deals.
#pragma once

#include <optional>
#include <span>

#include "bots/decision.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

// Returns the sentences of hints in Up and Down. Advice::reason is an index into them.
std::span<const char* const> upAndDownReasons();

// Explains a move in Up and Down. instead: the move for comparison, if any: the next best move for
// a hint, the move played in a review.
Advice explainUpAndDown(const View<UpAndDown>& view, std::span<const UpAndDown> worlds,
                        const Action& action, const std::optional<Action>& instead);

// Returns the sentences comparing a move with the next best one, in settled points (D7).
FigureReasons upAndDownFigureReasons(int players);

}  // namespace downpile
