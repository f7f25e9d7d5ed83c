// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `show`: a position of a record as text, open or as one player sees it.
#pragma once

#include <optional>
#include <string>

#include "console/record_input.h"

namespace downpile {

struct Shown {
  bool good = false;
  std::string text;  // the position; or the line of the record at which playing it ended, and why
};

// The position where the record ends; or after so many moves, undone ones not counted, and what
// chance and the score made of the last. With a player, all that this player may not know is left
// out. Of a game with people that is not over it shows what spectators see, and no player's view:
// nothing tells who runs this program. Throws InputError (json.h) where there is no such player or
// are not so many moves.
Shown showRecord(const RecordInput& input, std::optional<int> viewer, std::optional<int> moves);

}  // namespace downpile
