// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `trace`: a game between bots, one JSON object per line.
#pragma once

#include <functional>
#include <string_view>

#include "console/arguments.h"
#include "console/long_work.h"

namespace downpile {

// Plays a game and calls `print` with each line of its trace, without a line feed: the moves, each
// with the state before it, and the results of the deals and of the game. The same arguments and
// seed give the same lines, unless an external bot decides differently. If Arguments::recordFile is
// given, also writes the game's record to this file. If the game is stopped, the record ends with
// the last move made.
void traceGame(const Arguments& arguments, const Seed& seed, LongWork& work,
               const std::function<void(std::string_view line)>& print);

}  // namespace downpile
