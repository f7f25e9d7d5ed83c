// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `learn`: trains the network of a game's learned bot and prints its file.
#pragma once

#include <string>

#include "console/arguments.h"
#include "console/long_work.h"
#include "record/seed.h"

namespace downpile {

// Trains a bot's network by self-play, and returns the text of learned.inc, a C++ source file with
// the weights. Throws InputError if the game has no learned bot.
std::string learnedFile(const Arguments& arguments, const Seed& seed, LongWork& work);

}  // namespace downpile
