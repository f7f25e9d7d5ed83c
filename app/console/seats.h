// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the players of a record.
#pragma once

#include <string>

#include "record/record.h"
#include "table/player.h"

namespace downpile {

// Returns the name and number of a player, `Nora (player 1)`, or `player 1` if the seat has no
// name.
std::string playerText(const RecordHeader& header, int player);

// Returns the names and numbers of players: `Nora (player 1) and Luca (player 2)`.
std::string playersText(const RecordHeader& header, PlayerSet players);

}  // namespace downpile
