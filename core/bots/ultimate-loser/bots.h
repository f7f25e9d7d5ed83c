// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of Ultimate Loser.
#pragma once

#include "bots/game_bots.h"

namespace downpile {

GameBots ultimateLoserBots();

}  // namespace downpile
