// SPDX-License-Identifier: GPL-3.0-or-later
// What the search of Life is given, and the players made with it.
#include "bots/game_bots.h"
#include "bots/life/rules.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 512, .candidates = 10, .doubt = 1},
    .rollouts = 192,
    .sharp = {.temperature = 0.02, .mostLoss = 0.05},
    .fair = {.temperature = 0.02, .slips = 0.3, .mostLoss = 0.05},
    .gentle = {.temperature = 0.02, .slips = 0.7, .mostLoss = 0.09},
};

}  // namespace

std::unique_ptr<Bot> LifeRules::make(BotKind kind, std::optional<std::size_t> character) {
  return makeBotOf<LifeRules, kStrength>(kind, character);
}

const SearchSettings& LifeRules::bestSearch() { return kStrength.best; }

}  // namespace downpile
