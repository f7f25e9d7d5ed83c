// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/three-up-three-down/whole_game_aim.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "bots/goals.h"

namespace downpile {

namespace {

// Returns the chance of `player` to be the first to win the number of deals needed to win the game.
// It is assumed that `winner` wins the current deal. winner: kNoPlayer if no player wins it.
double chanceWith(const ThreeUpThreeDown& game, int player, int winner) {
  std::array<int, kMaxPlayers> lacking{};
  for (int p = 0; p < game.players(); ++p) {
    const int won = game.state().totals[at(p)] + (p == winner ? 1 : 0);
    lacking[at(p)] = game.options()[ThreeUpThreeDown::kWins] - won;
  }
  return chanceInRace(std::span<const int>(lacking).first(at(game.players())), player);
}

// Whether a deal gives points to several players: under the house rule playOn with more than two
// players (T19).
bool hasPlaces(const ThreeUpThreeDown& game) {
  return game.options()[ThreeUpThreeDown::kPlayOn] != 0 && game.players() > 2;
}

// Scale for chanceFrom(): about 0.6 of the standard deviation of the difference between the points
// of two equally strong players in the remaining deals.
double pointsIn(const ThreeUpThreeDown& game) {
  const int players = game.players();
  const auto totals = totalsOf(game);
  const int lacking = game.target() - *std::max_element(totals.begin(), totals.end());
  const double deals = std::max(1.0, static_cast<double>(lacking) / (players - 1));
  return 0.6 * std::sqrt((players * players - 1) / 6.0 * deals);
}

}  // namespace

double WholeGameAim<ThreeUpThreeDownRules>::goal(const ThreeUpThreeDown& end, int player) {
  if (hasPlaces(end)) return chanceToWin(end, player, pointsIn(end));
  return chanceWith(end, player, kNoPlayer);
}

// Returns how much the chance to win the game differs between a won and a lost deal, for which
// ThreeUpThreeDownRules::goal is 1 and 0.
double WholeGameAim<ThreeUpThreeDownRules>::stake(const View<ThreeUpThreeDown>& view) {
  const ThreeUpThreeDown& game = view.seen();
  if (hasPlaces(game)) {
    const double half = (game.players() - 1) / 2.0;
    const auto chanceWith = [&](double more) {
      return chanceFrom(totalsWith<double>(game, view.viewer(), more), view.viewer(),
                        pointsIn(game));
    };
    return chanceWith(half) - chanceWith(-half);
  }
  double others = 0;
  for (int winner = 0; winner < game.players(); ++winner) {
    if (winner != view.viewer()) others += chanceWith(game, view.viewer(), winner);
  }
  return chanceWith(game, view.viewer(), view.viewer()) - others / (game.players() - 1);
}

}  // namespace downpile
