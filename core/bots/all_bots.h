// SPDX-License-Identifier: GPL-3.0-or-later
// The one list of the sensible players there are, one a game. A game that has one is added here and
// its players are found by everything that goes through rules_of.h: the catalog of computer
// players, the arena, the tuner, the tests that hold for every game. A game without one is played
// by plain players (plain_rules.h).
#pragma once

#include <tuple>

#include "bots/life/rules.h"
#include "bots/three-up-three-down/rules.h"
#include "bots/ultimate-loser/learned.h"
#include "bots/ultimate-loser/rules.h"
#include "bots/underwear/learned.h"
#include "bots/underwear/rules.h"
#include "bots/up-and-down/learned.h"
#include "bots/up-and-down/rules.h"

namespace downpile {

using AllBots = std::tuple<UnderwearRules, LifeRules, ThreeUpThreeDownRules, UltimateLoserRules,
                           UpAndDownRules>;

}  // namespace downpile
