// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `bot-check`: checks an external bot against docs/bot-protocol.md.
#pragma once

#include <string>

#include "console/arguments.h"
#include "console/long_work.h"
#include "record/seed.h"

namespace downpile {

struct BotVerdict {
  bool good = false;
  std::string text;  // text of the result: a heading, then a line per check or note
};

// Lets the external bot play deals against random bots, and checks its answers. Throws InputError
// (json.h) if no program is given or the program does not get ready to play.
BotVerdict checkBot(const Arguments& arguments, const Seed& seed, LongWork& work);

}  // namespace downpile
