// SPDX-License-Identifier: GPL-3.0-or-later
// The list of sensible players, at most one for each game. The bot catalog, the arena, the tuner
// and the tests for all games find them through rules_of.h. Includes all specialisations of
// LearnedBy and WholeGameAim. If a review missed one of them, it would judge moves differently from
// the level Master. An unlisted game has plain players (plain_rules.h).
#pragma once

#include <tuple>

#include "bots/life/rules.h"
#include "bots/three-up-three-down/rules.h"
#include "bots/three-up-three-down/whole_game_aim.h"
#include "bots/ultimate-loser/learned.h"
#include "bots/ultimate-loser/rules.h"
#include "bots/ultimate-loser/whole_game_aim.h"
#include "bots/underwear/learned.h"
#include "bots/underwear/rules.h"
#include "bots/underwear/whole_game_aim.h"
#include "bots/up-and-down/learned.h"
#include "bots/up-and-down/rules.h"
#include "bots/up-and-down/whole_game_aim.h"

namespace downpile {

using AllBots = std::tuple<UnderwearRules, LifeRules, ThreeUpThreeDownRules, UltimateLoserRules,
                           UpAndDownRules>;

}  // namespace downpile
