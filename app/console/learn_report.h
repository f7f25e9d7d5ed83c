// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `learn`: a network for the learned player of a game, as the file that holds it.
#pragma once

#include <string>

#include "console/arguments.h"
#include "console/long_work.h"
#include "console/seed.h"

namespace downpile {

// The text of learned.inc. Throws InputError for a game without a learned player.
std::string learnedFile(const Arguments& arguments, const Seed& seed, LongWork& work);

}  // namespace downpile
