// SPDX-License-Identifier: GPL-3.0-or-later
// The user's games as a table for other programs: comma-separated values (RFC 4180), one line a
// game, English column names, points as numbers, times as in ISO 8601 (UTC).
#pragma once

#include <QByteArray>
#include <map>
#include <span>
#include <string>
#include <utility>

#include "statistics/own_games.h"
#include "statistics/own_rating.h"

namespace downpile {

// Returns the user's games as a CSV table, one row per game. `ratings` has the user's rating after
// each game, by kind of game and OwnGame::time. If all games are of the same kind (such as Life),
// the last columns have the counts of this kind, such as kept bids.
QByteArray csvTable(std::span<const OwnGame* const> games,
                    const std::map<std::pair<std::string, std::int64_t>, Rating>& ratings);

}  // namespace downpile
