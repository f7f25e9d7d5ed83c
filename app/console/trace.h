// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `trace`: a game between bots, one JSON object per line.
#pragma once

#include <functional>
#include <string_view>

#include "console/arguments.h"
#include "console/long_work.h"

namespace downpile {

// Calls `print` with each line, without a line feed. The same arguments give the same lines. Writes
// the game to Arguments::recordFile, if given; also the beginning of a game that was stopped.
void traceGame(const Arguments& arguments, const Seed& seed, LongWork& work,
               const std::function<void(std::string_view line)>& print);

}  // namespace downpile
