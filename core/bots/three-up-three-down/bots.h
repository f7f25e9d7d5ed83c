// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of 3UP 3DOWN.
#pragma once

#include "bots/game_bots.h"

namespace downpile {

GameBots threeUpThreeDownBots();

}  // namespace downpile
