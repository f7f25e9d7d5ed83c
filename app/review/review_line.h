// SPDX-License-Identifier: GPL-3.0-or-later
// Plot of a player's chances at each decision of a deal.
#pragma once

#include <vector>

#include "plots/plot.h"
#include "review/review_model.h"
#include "review/reviewed_game.h"

namespace downpile {

// Returns the reviewed moves of this deal, in order.
std::vector<const ReviewedMove*> movesOf(const Review& review, int deal);

// Plots the expected value at each decision of a deal, with the best move, and the result at its
// end. A second series has the lower values after slips and blunders. `rows` are the rows of the
// review, in the order of the game.
Plot lineOf(const Review& review, const ReviewedGame& reviewed, const std::vector<ReviewRow>& rows,
            int deal);

}  // namespace downpile
