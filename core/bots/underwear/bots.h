// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of Underwear.
#pragma once

#include "bots/game_bots.h"

namespace downpile {

GameBots underwearBots();

}  // namespace downpile
