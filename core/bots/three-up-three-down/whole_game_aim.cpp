// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/three-up-three-down/whole_game_aim.h"

#include <array>
#include <span>

#include "bots/goals.h"

namespace downpile {

namespace {

// Chance of `player` to win the game if `winner` wins this deal, too; kNoPlayer for none.
double chanceWith(const ThreeUpThreeDown& game, int player, int winner) {
  std::array<int, kMaxPlayers> lacking{};
  for (int p = 0; p < game.players(); ++p) {
    const int won = game.state().totals[at(p)] + (p == winner ? 1 : 0);
    lacking[at(p)] = game.options()[ThreeUpThreeDown::kWins] - won;
  }
  return chanceInRace(std::span<const int>(lacking).first(at(game.players())), player);
}

}  // namespace

double WholeGameAim<ThreeUpThreeDownRules>::goal(const ThreeUpThreeDown& end, int player) {
  return chanceWith(end, player, kNoPlayer);
}

// ThreeUpThreeDownRules::goal is 1 for a deal won.
double WholeGameAim<ThreeUpThreeDownRules>::stake(const View<ThreeUpThreeDown>& view) {
  const ThreeUpThreeDown& game = view.seen();
  double others = 0;
  for (int winner = 0; winner < game.players(); ++winner) {
    if (winner != view.viewer()) others += chanceWith(game, view.viewer(), winner);
  }
  return chanceWith(game, view.viewer(), view.viewer()) - others / (game.players() - 1);
}

}  // namespace downpile
