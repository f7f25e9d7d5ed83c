// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of Up and Down.
#pragma once

#include "bots/game_bots.h"

namespace downpile {

GameBots upAndDownBots();

}  // namespace downpile
