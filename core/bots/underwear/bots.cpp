// SPDX-License-Identifier: GPL-3.0-or-later
// Search settings of Underwear, and the bots using them.
#include "bots/game_bots.h"
#include "bots/underwear/learned.h"
#include "bots/underwear/rules.h"
#include "bots/underwear/whole_game_aim.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 1024,
             .candidates = 10,
             .doubt = 0,
             .lookBack = {.moves = 60, .surprise = 3, .settle = 1000, .stir = 30, .bySwaps = true}},
    .master = SearchSettings{.rollouts = 1024,
                             .candidates = 10,
                             .doubt = 0,
                             .trust = 150,
                             .lookBack = {.moves = 60, .stir = 60}},
    .slip = 0.01,
    .rollouts = 256,
    .sharp = {.temperature = 0.003, .mostLoss = 0.03},
    .fair = {.temperature = 0.005, .slips = 0.12, .mostLoss = 0.035},
    .gentle = {.temperature = 0.01, .slips = 0.18, .mostLoss = 0.04},
};

}  // namespace

std::unique_ptr<Bot> UnderwearRules::make(BotKind kind, std::optional<std::size_t> character) {
  return makeBotOf<UnderwearRules, kStrength>(kind, character);
}

const SearchSettings& UnderwearRules::bestSearch() { return kStrength.full(); }

}  // namespace downpile
