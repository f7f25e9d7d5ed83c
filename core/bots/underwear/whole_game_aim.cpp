// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/whole_game_aim.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "bots/goals.h"

namespace downpile {

namespace {

// Average score of the winner of a deal among sensible players. The index is the number of players.
constexpr std::array kScores{0.0, 0.0, 8.9, 10.5, 13.0, 15.7, 18.4, 21.4, 24.4};
static_assert(kScores.size() == kMaxPlayers + 1);

// Returns the average growth of the scores by doubling, as a factor, if each player may declare
// double once in each deal. Otherwise returns 1.
double doubled(const Underwear& game) {
  const OptionValues& options = game.options();
  const bool isOften =
      options[Underwear::kDoubling] != 0 && options[Underwear::kDoublingLimit] == 0;
  return isOften ? 1.1 + 0.13 * game.players() : 1;
}

// Returns the scale of chanceFrom(): the lead that multiplies the odds of winning by e. Fitted to
// games of two to eight sensible players with targets of 20 to 200 points.
double pointsIn(const Underwear& game, std::span<const int> totals) {
  const double points = game.options()[Underwear::kDoubling] != 0 ? 19 * doubled(game) : 15;
  return pointsToTarget(totals, points, 49, game.options()[Underwear::kTarget]);
}

// Chance of `player` to win the game if `winner` wins this deal with `score`.
double chanceWith(const Underwear& game, int player, int winner, int score) {
  const std::vector<int> totals = totalsWith(game, winner, score);
  const bool isOver = *std::ranges::max_element(totals) >= game.options()[Underwear::kTarget];
  return isOver ? shareOfMost(totals, player) : chanceFrom(totals, player, pointsIn(game, totals));
}

}  // namespace

double WholeGameAim<UnderwearRules>::goal(const Underwear& end, int player) {
  return chanceToWin(end, player, pointsIn(end, totalsOf(end)));
}

// Returns by how much the chance to win the game grows if UnderwearRules::goal grows by 1: the
// average for two scores of the deal's winner, slightly below and slightly above the usual score.
double WholeGameAim<UnderwearRules>::stake(const View<Underwear>& view) {
  constexpr double kMoreOrLess = 4;
  const Underwear& game = view.seen();
  const int players = game.players();
  const double usual = kScores[at(players)];
  double gain = 0;
  for (const double less : {kMoreOrLess, -kMoreOrLess}) {
    const auto score = static_cast<int>(std::lround(doubled(game) * (usual - less)));
    for (int winner = 0; winner < players; ++winner) {
      const double chance = chanceWith(game, view.viewer(), winner, score);
      gain += (winner == view.viewer() ? chance : -chance / (players - 1)) / 2;
    }
  }
  // UnderwearRules::goal is 0.01 for each point ahead of the opponents' average.
  const double ahead = doubled(game) * usual * players / (players - 1);
  return gain / ahead * 100;
}

}  // namespace downpile
