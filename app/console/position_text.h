// SPDX-License-Identifier: GPL-3.0-or-later
// A position as text for a terminal: players to act, totals, cards in each place, and legal moves.
#pragma once

#include <optional>
#include <string>

#include "record/record.h"

namespace downpile {

// Returns the present position of the game as text. `header` has the players' names; `moves` is the
// number of moves made so far, for the title. If a viewer (a player or kSpectator) is given, the
// text contains only what this viewer may know; unknown cards are `??`.
std::string positionText(const AnyGame& game, const RecordHeader& header, int moves,
                         std::optional<int> viewer);

}  // namespace downpile
