// SPDX-License-Identifier: GPL-3.0-or-later
// Row of a judged decision: the move, the better move and the reason.
#pragma once

#include <vector>

#include "review/review_model.h"
#include "review/reviewed_game.h"
#include "table/story/story_model.h"
#include "text/narrator.h"

namespace downpile {

// Returns the row of a reviewed move. `story` has all rows of the replay, as the player saw the
// game. `move` must fit the game (ReviewedGame::fits).
ReviewRow rowOf(const ReviewedMove& move, const ReviewedGame& reviewed, const Narrator& narrator,
                const std::vector<StoryRow>& story);

}  // namespace downpile
