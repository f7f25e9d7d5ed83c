// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `tune`: better numbers for the sensible player of a game, as the file that holds them.
#pragma once

#include <string>

#include "console/arguments.h"
#include "console/long_work.h"
#include "console/seed.h"

namespace downpile {

// Where it is stopped, with the best numbers by then. Throws InputError where the game has no
// numbers to be tuned.
std::string tunedFile(const Arguments& arguments, const Seed& seed, LongWork& work);

}  // namespace downpile
