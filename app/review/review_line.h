// SPDX-License-Identifier: GPL-3.0-or-later
// Plot of a player's chances at each decision of a deal.
#pragma once

#include <vector>

#include "plots/plot.h"
#include "review/review_model.h"
#include "review/reviewed_game.h"

namespace downpile {

// Returns the reviewed moves in this deal, in the order of play.
std::vector<const ReviewedMove*> movesOf(const Review& review, int deal);

// Plots the expected value at each decision of a deal if the best move is played, and the deal's
// result at the end. A second series has the lower values after slips and blunders. `rows` are the
// rows of the review, in the order of play.
Plot lineOf(const Review& review, const ReviewedGame& reviewed, const std::vector<ReviewRow>& rows,
            int deal);

}  // namespace downpile
