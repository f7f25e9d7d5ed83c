// SPDX-License-Identifier: GPL-3.0-or-later
// What the players of a record are called.
#pragma once

#include <string>

#include "record/record.h"
#include "table/player.h"

namespace downpile {

// `Nora (player 1)`; without a name, `player 1`.
std::string playerText(const RecordHeader& header, int player);

// `Nora (player 1) and Luca (player 2)`.
std::string playersText(const RecordHeader& header, PlayerSet players);

}  // namespace downpile
