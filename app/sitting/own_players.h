// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players of games run on this machine: those of the catalog, and the user's external
// bots.
#pragma once

#include "bots/bot_catalog.h"

namespace downpile {

class Settings;

// Returns a function for creating bots. The function must be called in the thread of `settings`,
// which must outlive it. If an external bot is not in the settings or its program cannot be used,
// the function creates a computer player of the standard level instead, with a log entry. Errors of
// external bots are logged, too.
BotMaker ownPlayers(const Settings& settings);

}  // namespace downpile
