// SPDX-License-Identifier: GPL-3.0-or-later
// The user's games as a table for other programs: comma-separated values (RFC 4180), one line a
// game, English column names, points as numbers, times as in ISO 8601 (UTC).
#pragma once

#include <QByteArray>
#include <map>
#include <span>

#include "statistics/own_games.h"
#include "statistics/own_rating.h"

namespace downpile {

// Returns the games as a table. `ratings`: the rating after each game, by OwnGame::time. If all
// games are of one kind, the last columns are its counts.
QByteArray csvTable(std::span<const OwnGame* const> games,
                    const std::map<std::int64_t, Rating>& ratings);

}  // namespace downpile
