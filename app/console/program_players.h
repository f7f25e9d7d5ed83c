// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that play, as the verbs have them: what they get wrong is told on standard error.
#pragma once

#include <atomic>
#include <string>

#include "arena/contestant.h"
#include "console/progress.h"
#include "programs/program_bot.h"

namespace downpile {

// Makes computer players and programs. `progress` must outlive whoever is made.
BotMaker programMaker(const ProgramLimits& limits, Progress& progress);

// Throws InputError (json.h) where the program does not get ready to play, Stopped where somebody
// did not wait for that.
void requireReady(const std::string& name, const ProgramLimits& limits,
                  const std::atomic<bool>& stopped);

}  // namespace downpile
