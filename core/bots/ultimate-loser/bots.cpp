// SPDX-License-Identifier: GPL-3.0-or-later
// Search settings of Ultimate Loser, and the bots using them.
#include "bots/game_bots.h"
#include "bots/ultimate-loser/learned.h"
#include "bots/ultimate-loser/rules.h"
#include "bots/ultimate-loser/whole_game_aim.h"

namespace downpile {

namespace {

constexpr Strength kStrength{
    .best = {.rollouts = 320,
             .candidates = 10,
             .doubt = 1,
             .solves = true,
             .lookBack = {.moves = 60, .surprise = 3, .settle = 600, .stir = 40, .bySwaps = true}},
    .master = SearchSettings{.rollouts = 320,
                             .candidates = 10,
                             .doubt = 0,
                             .trust = 60,
                             .exactSteps = 20'000,
                             .lookBack = {.moves = 60, .surprise = 3, .stir = 32}},
    .slip = 0.06,
    .rollouts = 128,
    .sharp = {.temperature = 0.02, .mostLoss = 0.08},
    .fair = {.temperature = 0.02, .slips = 0.3, .mostLoss = 0.12},
    .gentle = {.temperature = 0.02, .slips = 0.7, .mostLoss = 0.15},
};

}  // namespace

std::unique_ptr<Bot> UltimateLoserRules::make(BotKind kind, std::optional<std::size_t> character) {
  return makeBotOf<UltimateLoserRules, kStrength>(kind, character);
}

const SearchSettings& UltimateLoserRules::bestSearch() { return kStrength.full(); }

}  // namespace downpile
