// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Ultimate Loser by facts of the position and results of simulated deals.
#pragma once

#include <optional>
#include <span>

#include "bots/decision.h"
#include "bots/ultimate-loser/features.h"

namespace downpile {

// Returns the sentences of hints in Ultimate Loser. Advice::reason is an index into them.
std::span<const char* const> ultimateLoserReasons();

// Explains a move in Ultimate Loser. instead: the move for comparison, if any: the next best move
// for a hint, the move played in a review.
Advice explainUltimateLoser(const View<UltimateLoser>& view, std::span<const UltimateLoser> worlds,
                            const UltimateLoserAnalysis& analysis, const Action& action,
                            const std::optional<Action>& instead);

// Returns the sentences comparing a move with the next best one, in penalties. penaltiesPerGoal:
// see UltimateLoserRules.
FigureReasons ultimateLoserFigureReasons(double penaltiesPerGoal);

}  // namespace downpile
