// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/life/bots.h"

#include "bots/life/rules.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 512, .candidates = 10, .doubt = 1},
    .rollouts = 192,
    .sharp = 0.055,
    .fair = 0.14,
    .gentle = 0.45,
};

}  // namespace

GameBots lifeBots() {
  return {Life::info().id, LifeRules::characters(), &makeBotOf<LifeRules, kStrength>};
}

}  // namespace downpile
