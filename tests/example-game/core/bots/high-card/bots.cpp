// SPDX-License-Identifier: GPL-3.0-or-later
// Search settings of High Card, and the bots using them.
#include "bots/game_bots.h"
#include "bots/high-card/rules.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 256, .candidates = 5, .doubt = 1, .lookBack = {.moves = 20, .settle = 50}},
    .rollouts = 64,
    .sharp = {.temperature = 0.01, .mostLoss = 0.05},
    .fair = {.temperature = 0.02, .slips = 0.2, .mostLoss = 0.1},
    .gentle = {.temperature = 0.02, .slips = 0.6, .mostLoss = 0.15},
};

}  // namespace

std::unique_ptr<Bot> HighCardRules::make(BotKind kind, std::optional<std::size_t> character) {
  return makeBotOf<HighCardRules, kStrength>(kind, character);
}

const SearchSettings& HighCardRules::bestSearch() { return kStrength.full(); }

}  // namespace downpile
