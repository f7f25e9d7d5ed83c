// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/up-and-down/bots.h"

#include "bots/up-and-down/rules.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 512,
             .candidates = 10,
             .doubt = 0,
             .lookBack = {.moves = 60, .settle = 500, .stir = 10}},
    .rollouts = 128,
    .sharp = 0.09,
    .fair = 0.2,
    .gentle = 0.5,
};

}  // namespace

GameBots upAndDownBots() {
  return {UpAndDown::info().id, UpAndDownRules::characters(),
          &makeBotOf<UpAndDownRules, kStrength>};
}

}  // namespace downpile
