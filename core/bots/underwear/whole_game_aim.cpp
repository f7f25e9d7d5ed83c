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

// What the winner of a deal of so many sensible players scores.
constexpr std::array kScores{0.0, 0.0, 8.9, 10.5, 13.0, 15.7, 18.4, 21.4, 24.4};
static_assert(kScores.size() == kMaxPlayers + 1);

// How many times that, and all that hangs on it, where all may be doubled in each deal.
double doubled(const Underwear& game) {
  const OptionValues& options = game.options();
  const bool isOften =
      options[Underwear::kDoubling] != 0 && options[Underwear::kDoublingLimit] == 0;
  return isOften ? 1.1 + 0.13 * game.players() : 1;
}

// Points that make it e times as likely to win with these totals: found in games of two to eight
// sensible players with targets of 20 to 200.
double pointsIn(const Underwear& game, std::span<const int> totals) {
  const double points = game.options()[Underwear::kDoubling] != 0 ? 19 * doubled(game) : 15;
  return pointsToTarget(totals, points, 49, game.options()[Underwear::kTarget]);
}

// The chance to win when `winner` has won the deal with that score.
double chanceWith(const Underwear& game, int player, int winner, int score) {
  const std::vector<int> totals = totalsWith(game, winner, score);
  const bool isOver = *std::ranges::max_element(totals) >= game.options()[Underwear::kTarget];
  return isOver ? shareOfMost(totals, player) : chanceFrom(totals, player, pointsIn(game, totals));
}

}  // namespace

double WholeGameAim<UnderwearRules>::goal(const Underwear& end, int player) {
  return chanceToWin(end, player, pointsIn(end, totalsOf(end)));
}

// A deal is won or it is not, by a little less or a little more than most are.
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
  // UnderwearRules::goal counts points ahead of the others' average, a hundred as 1.
  const double ahead = doubled(game) * usual * players / (players - 1);
  return gain / ahead * 100;
}

}  // namespace downpile
