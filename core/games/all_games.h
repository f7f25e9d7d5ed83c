// SPDX-License-Identifier: GPL-3.0-or-later
// The one list of the games there are. A new game is added here and is found by everything that
// goes through the catalog: the start page, the console, the settings, the tests that hold for
// every game. In the order in which people are shown them; docs/adding-a-game.md says what else
// there is.
#pragma once

#include <tuple>

#include "games/life/life.h"
#include "games/three-up-three-down/three_up_three_down.h"
#include "games/ultimate-loser/ultimate_loser.h"
#include "games/underwear/underwear.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

using AllGames = std::tuple<Underwear, Life, ThreeUpThreeDown, UltimateLoser, UpAndDown>;

}  // namespace downpile
