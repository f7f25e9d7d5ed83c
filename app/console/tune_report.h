// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `tune`: finds better parameters for the fast rule-based bot of a game and prints the
// file with them.
#pragma once

#include <string>

#include "console/arguments.h"
#include "console/long_work.h"
#include "record/seed.h"

namespace downpile {

// Tunes the parameters of a bot by self-play, and returns the text of tuned.inc, a C++ source file
// with the best parameters. If tuning was stopped, returns the best parameters so far. Throws
// InputError if the game has no parameters to tune.
std::string tunedFile(const Arguments& arguments, const Seed& seed, LongWork& work);

}  // namespace downpile
