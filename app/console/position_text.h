// SPDX-License-Identifier: GPL-3.0-or-later
// A position to be read at a terminal: who is to act, the totals, what lies where, and what may be
// played.
#pragma once

#include <optional>
#include <string>

#include "record/record.h"

namespace downpile {

// The position after `moves` moves of the game that this header began. With a viewer, a player or
// kOnlooker, it says nothing that this viewer may not know; cards that are not known are `??`.
std::string positionText(const AnyGame& game, const RecordHeader& header, int moves,
                         std::optional<int> viewer);

}  // namespace downpile
