// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/three-up-three-down/bots.h"

#include "bots/three-up-three-down/rules.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 1024, .candidates = 10, .doubt = 1, .lookBack = {.moves = 60}},
    .rollouts = 256,
    .sharp = 0.012,
    .fair = 0.055,
    .gentle = 0.15,
};

}  // namespace

GameBots threeUpThreeDownBots() {
  return {ThreeUpThreeDown::info().id, ThreeUpThreeDownRules::characters(),
          &makeBotOf<ThreeUpThreeDownRules, kStrength>};
}

}  // namespace downpile
