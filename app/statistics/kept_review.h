// SPDX-License-Identifier: GPL-3.0-or-later
// What the review that is kept of a game says for statistics. The only place that knows where
// reviews lie.
#pragma once

#include <QString>
#include <optional>
#include <string>

#include "statistics/kept_facts.h"

namespace downpile {

// Of the player in the game with this mark (markOf); `games` is the folder of the records. Nothing
// where there is no review, or it says nothing of a whole deal.
std::optional<KeptReview> keptReview(const QString& games, const std::string& mark, int player);

// Whether `known` is what keptReview would find, as far as a look at the file tells.
bool isOfToday(const std::optional<KeptReview>& known, const QString& games,
               const std::string& mark, int player);

}  // namespace downpile
