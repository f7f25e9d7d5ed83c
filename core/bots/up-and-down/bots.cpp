// SPDX-License-Identifier: GPL-3.0-or-later
// Search settings of Up and Down, and the bots using them.
#include "bots/game_bots.h"
#include "bots/up-and-down/learned.h"
#include "bots/up-and-down/rules.h"
#include "bots/up-and-down/whole_game_aim.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 512,
             .candidates = 10,
             .doubt = 0,
             .lookBack = {.moves = 60, .surprise = 3, .settle = 500, .stir = 10, .bySwaps = true}},
    .master = SearchSettings{.rollouts = 1024,
                             .candidates = 10,
                             .doubt = 0,
                             .certain = 3,
                             .leastWorlds = 64,
                             .trust = 60,
                             .exactSteps = 2000,
                             .lookBack = {.moves = 60, .stir = 20}},
    .slip = 0.01,
    .rollouts = 384,
    .sharp = {.temperature = 0.012, .mostLoss = 0.08},
    .fair = {.temperature = 0.02, .slips = 0.4, .mostLoss = 0.14},
    .gentle = {.temperature = 0.02, .slips = 0.9, .mostLoss = 0.2},
};

}  // namespace

std::unique_ptr<Bot> UpAndDownRules::make(BotKind kind, std::optional<std::size_t> character) {
  return makeBotOf<UpAndDownRules, kStrength>(kind, character);
}

const SearchSettings& UpAndDownRules::bestSearch() { return kStrength.full(); }

}  // namespace downpile
