// SPDX-License-Identifier: GPL-3.0-or-later
// What the goals of games and the measures of the arena are made of: how a player's result compares
// with those of the others.
#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <ranges>
#include <span>
#include <vector>

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

// The chance to have the most in the end, from what they have now, where alike play and whoever is
// `points` ahead of another is e times as likely to.
template <std::ranges::random_access_range Totals>
double chanceFrom(const Totals& totals, int player, double points) {
  double all = 0;
  for (const auto total : totals) all += exponential((total - totals[at(player)]) / points);
  return 1 / all;
}

template <class Game>
auto totalsOf(const Game& game) {
  return std::span(game.state().totals).first(at(game.players()));
}

// As they are with so many more for one player.
template <class Number, class Game>
std::vector<Number> totalsWith(const Game& game, int player, Number more) {
  const auto totals = totalsOf(game);
  std::vector<Number> all(totals.begin(), totals.end());
  all[at(player)] += more;
  return all;
}

// The chance to win the game: of one that goes on by its totals, as above.
template <class Game>
double chanceToWin(const Game& game, int player, double points) {
  if (game.gameOver()) return game.winners().shareOf(player);
  return chanceFrom(totalsOf(game), player, points);
}

// Those points in a game that goes on until somebody has `target`: as many as in games to `known`
// while the first lacks no more than that, else more. How far it is to the target counts alone.
template <std::ranges::random_access_range Totals>
double pointsToTarget(const Totals& totals, double points, int known, int target) {
  const int lacking = target - std::max<int>(0, *std::ranges::max_element(totals));
  return points * std::sqrt(std::max(1.0, 2.0 * lacking / known - 1));
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

// What the others pay where everybody pays each who is ahead the difference: the sum of how far a
// result is above each of theirs.
template <std::ranges::random_access_range Results>
double settled(const Results& results, int player) {
  return lead(results, player) * static_cast<double>(results.size() - 1);
}

// The lead in the points of the deal, as a goal: a half where all are level, and a point 0.01.
template <class Game>
double leadInDeal(const Game& game, int player) {
  constexpr double kPoints = 100;
  return 0.5 + lead(std::span(game.state().scores).first(at(game.players())), player) / kPoints;
}

}  // namespace downpile
