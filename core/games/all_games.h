// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all games, in display order. A game added here appears in all users of the catalog:
// start page, console, settings, and the tests of all games. docs/adding-a-game.md lists the other
// steps.
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
