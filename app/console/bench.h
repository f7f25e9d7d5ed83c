// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `bench`: measures the cost of a game's rules without bots. Plays random moves from dealt
// positions, each legal move of an acting player equally likely. Copies the game once per playout.
#pragma once

#include "console/arguments.h"
#include "rules/value.h"

namespace downpile {

// Plays for `arguments.seconds` seconds. Reports the nanoseconds and the memory allocations per
// decision (finding and making a legal move). Also reports the size of a game in bytes, and the
// costs of copying a game, making a player's view, making a sampler of worlds (possible
// arrangements of the hidden cards), and sampling a world. Times are processor time, to exclude
// other work on the machine.
Value benchReport(const Arguments& arguments);

}  // namespace downpile
