// SPDX-License-Identifier: GPL-3.0-or-later
// Search settings of 3UP 3DOWN, and the bots using them.
#include "bots/game_bots.h"
#include "bots/three-up-three-down/rules.h"
#include "bots/three-up-three-down/whole_game_aim.h"

namespace downpile {

namespace {

// With `bySwaps` the lengths of the Markov chain count swaps of cards. Master counts evaluated
// hands in most other games, but in 3UP 3DOWN this did not win more games.
constexpr LookBack kLookBack{
    .moves = 60, .surprise = 3, .settle = 1000, .stir = 30, .bySwaps = true};

constexpr Strength kStrength{
    .best = {.rollouts = 1024, .candidates = 10, .doubt = 1, .lookBack = kLookBack},
    .master = SearchSettings{.rollouts = 4096, .candidates = 10, .doubt = 1, .lookBack = kLookBack},
    .slip = 0.04,
    .rollouts = 160,
    .sharp = {},
    .fair = {.temperature = 0.02, .slips = 0.5, .mostLoss = 0.1},
    .gentle = {.temperature = 0.02, .slips = 0.9, .mostLoss = 0.15},
};

}  // namespace

std::unique_ptr<Bot> ThreeUpThreeDownRules::make(BotKind kind,
                                                 std::optional<std::size_t> character) {
  return makeBotOf<ThreeUpThreeDownRules, kStrength>(kind, character);
}

const SearchSettings& ThreeUpThreeDownRules::bestSearch() { return kStrength.full(); }

}  // namespace downpile
