// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Life by facts of the position and results of simulated games.
#pragma once

#include <optional>
#include <span>

#include "bots/decision.h"
#include "bots/life/moves.h"

namespace downpile {

// Returns the sentences for hints in Life, indexed by Advice::reason.
std::span<const char* const> lifeReasons();

// Explains a move in Life. instead: the move for comparison, if any: the next best move for a hint,
// the move played in a review.
Advice explainLife(const View<Life>& view, std::span<const Life> worlds,
                   const LifeProspects& prospects, const LifeMoves& moves, const Action& action,
                   const std::optional<Action>& instead);

// Returns the sentences comparing a move with the next best one, in games won of 100.
FigureReasons lifeFigureReasons();

}  // namespace downpile
