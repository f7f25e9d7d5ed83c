// SPDX-License-Identifier: GPL-3.0-or-later
// External bots for the verbs; their errors are reported on standard error.
#pragma once

#include <atomic>
#include <string>

#include "arena/contestant.h"
#include "console/progress.h"
#include "programs/external_bot.h"

namespace downpile {

// Returns a function that creates built-in and external bots. Errors of external bots are reported
// through `progress`, which must outlive all these bots.
BotMaker anyBotMaker(const ExternalLimits& limits, Progress& progress);

// Throws InputError (json.h) if the program does not get ready to play, or Stopped if the user
// stopped waiting.
void requireReady(const std::string& name, const ExternalLimits& limits,
                  const std::atomic<bool>& stopped);

}  // namespace downpile
