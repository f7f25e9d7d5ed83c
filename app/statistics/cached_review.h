// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of a stored review for statistics. Only this file knows where reviews are stored.
#pragma once

#include <QString>
#include <optional>
#include <string>

#include "statistics/cached_facts.h"

namespace downpile {

// Returns the figures for the player in the game with this mark (markOf). `games` is the folder of
// the records. Returns nullopt if there is no review of a whole deal.
std::optional<CachedReview> cachedReview(const QString& games, const std::string& mark, int player);

// Returns true if `known` is up to date, by the size and time of the review's file.
bool isOfToday(const std::optional<CachedReview>& known, const QString& games,
               const std::string& mark, int player);

}  // namespace downpile
