// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Underwear by facts of the position and results of simulated deals.
#pragma once

#include <optional>
#include <span>

#include "bots/decision.h"
#include "bots/underwear/odds.h"

namespace downpile {

// Returns the sentences of hints in Underwear. Advice::reason is an index into them.
std::span<const char* const> underwearReasons();

// Explains a move in Underwear. instead: the move for comparison, if any: the next best move for a
// hint, the move played in a review.
Advice explainUnderwear(const View<Underwear>& view, std::span<const Underwear> worlds,
                        const UnderwearOdds& odds, const Action& action,
                        const std::optional<Action>& instead);

// Returns the sentences comparing a move with the next best one, in points.
FigureReasons underwearFigureReasons();

}  // namespace downpile
