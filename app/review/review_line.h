// SPDX-License-Identifier: GPL-3.0-or-later
// The line of the chances in a deal.
#pragma once

#include <vector>

#include "plots/plot.h"
#include "review/review_model.h"
#include "review/reviewed_game.h"

namespace downpile {

// Of this deal, in order.
std::vector<const ReviewedMove*> movesOf(const Review& review, int deal);

// What the player could expect at each decision of a deal, with the best move there, and what came
// of it in the end; the moves that cost something stand below it. `rows` are those of the review,
// in the order of the game.
Plot lineOf(const Review& review, const ReviewedGame& reviewed, const std::vector<ReviewRow>& rows,
            int deal);

}  // namespace downpile
