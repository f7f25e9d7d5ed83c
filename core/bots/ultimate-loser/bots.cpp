// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/bots.h"

#include "bots/ultimate-loser/rules.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 320,
             .candidates = 10,
             .doubt = 1,
             .lookBack = {.moves = 60, .settle = 600, .stir = 40}},
    .rollouts = 128,
    .sharp = 0,
    .fair = 0.02,
    .gentle = 0.095,
};

}  // namespace

GameBots ultimateLoserBots() {
  return {UltimateLoser::info().id, UltimateLoserRules::characters(),
          &makeBotOf<UltimateLoserRules, kStrength>};
}

}  // namespace downpile
