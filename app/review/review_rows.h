// SPDX-License-Identifier: GPL-3.0-or-later
// A judged decision as its row tells it: what was done, what would have been better and why.
#pragma once

#include <vector>

#include "review/review_model.h"
#include "review/reviewed_game.h"
#include "table/story/story_model.h"
#include "text/narrator.h"

namespace downpile {

// `story` tells the whole replay, by the eyes of the player. The move must fit the game.
ReviewRow rowOf(const ReviewedMove& move, const ReviewedGame& reviewed, const Narrator& narrator,
                const std::vector<StoryRow>& story);

}  // namespace downpile
