// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/bots.h"

#include "bots/ultimate-loser/rules.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 320,
             .candidates = 10,
             .doubt = 1,
             .reckons = true,
             .lookBack = {.moves = 60, .settle = 600, .stir = 40}},
    .rollouts = 128,
    .sharp = {},
    .fair = {.temperature = 0.02, .slips = 0.2, .mostLoss = 0.1},
    .gentle = {.temperature = 0.02, .slips = 0.7, .mostLoss = 0.15},
};

}  // namespace

GameBots ultimateLoserBots() {
  return {UltimateLoser::info().id, UltimateLoserRules::characters(),
          &makeBotOf<UltimateLoserRules, kStrength>};
}

}  // namespace downpile
