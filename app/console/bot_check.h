// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `bot-check`: whether a program plays as docs/bot-protocol.md asks.
#pragma once

#include <string>

#include "console/arguments.h"
#include "console/long_work.h"
#include "console/seed.h"

namespace downpile {

struct BotVerdict {
  bool good = false;
  std::string text;  // a line for each thing that was looked at
};

// Plays with the program and looks at what it does. Throws InputError (json.h) where none was
// given, or it does not get ready.
BotVerdict checkBot(const Arguments& arguments, const Seed& seed, LongWork& work);

}  // namespace downpile
