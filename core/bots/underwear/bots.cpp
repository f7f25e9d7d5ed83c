// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/bots.h"

#include "bots/underwear/rules.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 1024, .candidates = 10, .doubt = 0, .lookBack = {.moves = 60}},
    .rollouts = 256,
    .sharp = 0.003,
    .fair = 0.015,
    .gentle = 0.045,
};

}  // namespace

GameBots underwearBots() {
  return {Underwear::info().id, UnderwearRules::characters(),
          &makeBotOf<UnderwearRules, kStrength>};
}

}  // namespace downpile
