// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `hint`: Master's advice for a position, with the compared moves, as JSON.
#pragma once

#include <string>

#include "console/arguments.h"
#include "console/record_input.h"
#include "rules/any_game.h"
#include "rules/value.h"

namespace downpile {

// Returns the hint for a position as JSON. The hint depends only on the position and the seed, not
// on the moves leading to the position. Throws InputError (json.h) if the player may not move.
Value hintFor(const AnyGame& game, const Arguments& arguments);

struct Hinted {
  bool good = false;
  std::string text;  // the hint, or the line of the record where the replay failed, and why
};

// Returns the hint for a position of a record. Uses the same random numbers as a hint at the table,
// unless a seed is given. Throws InputError like hintFor(), and if the record has no such player or
// move, or if its game is unfinished and between several people or over the network.
Hinted hintIn(const RecordInput& input, const Arguments& arguments);

}  // namespace downpile
