// SPDX-License-Identifier: GPL-3.0-or-later
// External bots for the verbs of downpile-cli. Errors of these bots are reported on standard error.
#pragma once

#include <atomic>
#include <string>

#include "arena/contestant.h"
#include "console/progress.h"
#include "programs/external_bot.h"

namespace downpile {

// Returns a function for creating built-in and external bots. Errors of external bots are reported
// through `progress`, which must outlive all these bots.
BotMaker anyBotMaker(const ExternalLimits& limits, Progress& progress);

// Starts the program of an external bot once, as a test. Throws InputError (json.h) if the program
// does not get ready to play, or Stopped if the user stopped the wait.
void requireReady(const std::string& name, const ExternalLimits& limits,
                  const std::atomic<bool>& stopped);

}  // namespace downpile
