// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `show`: a position of a record as text, with all cards or only with those visible to one
// player.
#pragma once

#include <optional>
#include <string>

#include "console/record_input.h"

namespace downpile {

struct Shown {
  bool good = false;
  std::string text;  // the position, or the line of the record where the replay failed, and why
};

// Returns the last position of the record. With `moves`, returns the position after this number of
// moves and the chance outcomes and scores after them; undone moves do not count. With `viewer`,
// the position contains only the cards in this player's view. An unfinished game between several
// people or over the network is shown only as spectators see it, because the program cannot know
// which of the players runs it. Throws InputError (json.h) if the player or the move does not
// exist, or if `viewer` is given for a game that is shown only as spectators see it.
Shown showRecord(const RecordInput& input, std::optional<int> viewer, std::optional<int> moves);

}  // namespace downpile
