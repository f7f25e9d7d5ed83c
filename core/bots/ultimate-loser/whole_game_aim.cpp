// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/whole_game_aim.h"

#include <array>
#include <cmath>

#include "bots/goals.h"

namespace downpile {

namespace {

// Penalties that make it e times as unlikely to win a game of so many players, with one deal to
// come: found in games of sensible players of 3 to 20 deals, in which they grow with the root of
// the deals to come.
constexpr std::array kPenalties{0.0, 0.0, 3.5, 3.1, 2.4, 1.6, 1.2, 0.95, 0.9};
static_assert(kPenalties.size() == kMaxPlayers + 1);

// As the game stands; 0 where it is over. A deal that is not over is to come.
double penaltiesNow(const UltimateLoser& game) {
  const int later = game.options()[UltimateLoser::kDeals] - game.state().deal;
  return kPenalties[at(game.players())] * std::sqrt(game.dealOver() ? later : later + 1);
}

}  // namespace

double WholeGameAim<UltimateLoserRules>::goal(const UltimateLoser& end, int player) {
  return chanceToWin(end, player, -penaltiesNow(end));
}

double WholeGameAim<UltimateLoserRules>::stake(const View<UltimateLoser>& view) {
  constexpr double kOfGoal = 5;  // penalties that UltimateLoserRules::goal is worth, in such games
  return -kOfGoal * chanceAPoint(view.seen(), view.viewer(), -penaltiesNow(view.seen()));
}

}  // namespace downpile
