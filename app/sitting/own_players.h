// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of games that are held on this machine: those of the catalog, and the
// person's own programs.
#pragma once

#include "bots/bot_catalog.h"

namespace downpile {

class Settings;

// Makes them in the thread of the settings, which must outlive it. A program that is not there any
// more is replaced by a player of the usual level; the log says so, as it says what a program does
// wrong.
BotMaker ownPlayers(const Settings& settings);

}  // namespace downpile
