// SPDX-License-Identifier: GPL-3.0-or-later
// Search settings of Life, and the bots using them.
#include "bots/game_bots.h"
#include "bots/life/rules.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 512, .candidates = 10, .doubt = 1, .leeway = 0.002},
    .master = SearchSettings{.rollouts = 4096, .candidates = 10, .doubt = 1, .leeway = 0.002},
    .slip = 0.005,
    .rollouts = 192,
    .sharp = {.temperature = 0.009, .slips = 0.4, .mostLoss = 0.06, .leeway = 0.009},
    .fair = {.temperature = 0.009, .slips = 0.8, .mostLoss = 0.15, .leeway = 0.009},
    .gentle = {.temperature = 0.009, .slips = 1, .mostLoss = 0.3, .leeway = 0.009},
};

}  // namespace

std::unique_ptr<Bot> LifeRules::make(BotKind kind, std::optional<std::size_t> character) {
  return makeBotOf<LifeRules, kStrength>(kind, character);
}

const SearchSettings& LifeRules::bestSearch() { return kStrength.full(); }

}  // namespace downpile
