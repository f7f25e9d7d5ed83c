// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of a stored review for statistics. The other files of this folder do not read reviews.
#pragma once

#include <QString>
#include <optional>
#include <string>

#include "statistics/cached_facts.h"

namespace downpile {

// Returns the figures of the review of `player` in the game with the hash `mark` (markOf). `games`
// is the folder of the records. Returns nullopt if no deal was reviewed completely.
std::optional<CachedReview> cachedReview(const QString& games, const std::string& mark, int player);

// Returns true if the cached figures `known` are up to date: the review's file has the same size
// and time as when they were computed, or neither the figures nor the file exist.
bool isOfToday(const std::optional<CachedReview>& known, const QString& games,
               const std::string& mark, int player);

}  // namespace downpile
