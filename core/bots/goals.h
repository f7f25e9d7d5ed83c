// SPDX-License-Identifier: GPL-3.0-or-later
// What the goals of games and the measures of the arena are made of: how a player's result compares
// with those of the others.
#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <ranges>
#include <span>

#include "bots/elementary.h"
#include "table/player.h"

namespace downpile {

// Results: one a player, of two or more.

// 1 for the one who has the best result, a part of it for each of several, else 0.
template <std::ranges::random_access_range Results, class Number>
double shareOf(const Results& results, Number best, int player) {
  if (results[at(player)] != best) return 0;
  return 1.0 / static_cast<double>(std::ranges::count(results, best));
}
template <std::ranges::random_access_range Results>
double shareOfMost(const Results& results, int player) {
  return shareOf(results, *std::ranges::max_element(results), player);
}
template <std::ranges::random_access_range Results>
double shareOfLeast(const Results& results, int player) {
  return shareOf(results, *std::ranges::min_element(results), player);
}

// The chance to win the game: of one that goes on by its totals, as it turns out where alike play,
// whoever is `points` ahead of another being e times as likely to win.
template <class Game>
double chanceToWin(const Game& game, int player, double points) {
  if (game.gameOver()) {
    const PlayerSet winners = game.winners();
    return winners.contains(player) ? 1.0 / winners.size() : 0;
  }
  const auto& totals = game.state().totals;
  double all = 0;
  for (int other = 0; other < game.players(); ++other) {
    all += exponential((totals[at(other)] - totals[at(player)]) / points);
  }
  return 1 / all;
}

// Those points in a game that goes on until somebody has `target`: as many as in games to `known`
// while the first lacks no more than that, else more. How far it is to the target counts alone.
template <class Game>
double pointsToTarget(const Game& game, double points, int known, int target) {
  const auto totals = std::span(game.state().totals).first(at(game.players()));
  const int lacking = target - std::max(0, *std::ranges::max_element(totals));
  return points * std::sqrt(std::max(1.0, 2.0 * lacking / known - 1));
}

// How much a point more adds to that chance.
template <class Game>
double chanceAPoint(const Game& game, int player, double points) {
  const double wins = chanceToWin(game, player, points);
  return wins * (1 - wins) / points;
}

// The chance to be the first to win so many deals, each of which anybody is as likely to win:
// lacking[player] of them, up to kMostLacking. Who lacks none has won.
inline constexpr int kMostLacking = 10;
double chanceInRace(std::span<const int> lacking, int player);

// How far a result is above the average of the others.
template <std::ranges::random_access_range Results>
double lead(const Results& results, int player) {
  const double own = results[at(player)];
  const double others = std::accumulate(results.begin(), results.end(), 0.0) - own;
  return own - others / static_cast<double>(results.size() - 1);
}

}  // namespace downpile
