// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody's games as a table for other programs: comma separated values (RFC 4180), a line a game,
// names of columns in English, points in numbers, days as ISO 8601 has them.
#pragma once

#include <QByteArray>
#include <map>
#include <span>

#include "statistics/own_games.h"
#include "statistics/own_rating.h"

namespace downpile {

// `ratings` are those of each game after it, by its time. The last columns are what the games
// count, where all are of one kind.
QByteArray csvTable(std::span<const OwnGame* const> games,
                    const std::map<std::int64_t, Rating>& ratings);

}  // namespace downpile
