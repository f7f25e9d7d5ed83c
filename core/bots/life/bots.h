// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of Life.
#pragma once

#include "bots/game_bots.h"

namespace downpile {

GameBots lifeBots();

}  // namespace downpile
