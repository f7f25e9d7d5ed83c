// SPDX-License-Identifier: GPL-3.0-or-later
// Building blocks of the games' goals and of the arena's measures. They compare a player's result
// with the results of the others.
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

// The parameter `results` of the functions below contains one number for each of at least two
// players.

// Returns the player's share of the victory: 1 if the player alone has the result `best`, 1/n if n
// players have it, 0 if the player does not have it.
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

// Returns the player's chance to have the highest total at the end of the game, estimated from the
// current totals by a softmax. points: the lead over an equally strong opponent that multiplies the
// odds of winning by e.
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

// Returns the totals of all players, after adding `more` to the total of one player.
template <class Number, class Game>
std::vector<Number> totalsWith(const Game& game, int player, Number more) {
  const auto totals = totalsOf(game);
  std::vector<Number> all(totals.begin(), totals.end());
  all[at(player)] += more;
  return all;
}

// Returns the player's chance to win the game: exact if the game is over, else by chanceFrom().
template <class Game>
double chanceToWin(const Game& game, int player, double points) {
  if (game.gameOver()) return game.winners().shareOf(player);
  return chanceFrom(totalsOf(game), player, points);
}

// Returns the scale (the argument `points` of chanceFrom()) for a game played to `target` points.
// `points` is the scale measured in games to `known` points. The returned scale is larger if the
// leader needs more than `known` points to reach the target.
template <std::ranges::random_access_range Totals>
double pointsToTarget(const Totals& totals, double points, int known, int target) {
  const int lacking = target - std::max<int>(0, *std::ranges::max_element(totals));
  return points * std::sqrt(std::max(1.0, 2.0 * lacking / known - 1));
}

// Returns the player's chance to win a race for a number of won deals, if all players are equally
// likely to win each deal. lacking[player]: number of deals still to be won by a player, at most
// kMostLacking; 0 if the player has won the race.
inline constexpr int kMostLacking = 10;
double chanceInRace(std::span<const int> lacking, int player);

// Returns the difference between a player's result and the average result of the others.
template <std::ranges::random_access_range Results>
double lead(const Results& results, int player) {
  const double own = results[at(player)];
  const double others = std::accumulate(results.begin(), results.end(), 0.0) - own;
  return own - others / static_cast<double>(results.size() - 1);
}

// Returns the player's balance if each player pays the difference to every player with more points:
// the sum of the differences to all other results. Negative if the player pays more than the player
// receives.
template <std::ranges::random_access_range Results>
double settled(const Results& results, int player) {
  return lead(results, player) * static_cast<double>(results.size() - 1);
}

// Returns the player's lead in the current deal as a goal: 0.5 plus 0.01 for each point ahead of
// the opponents' average.
template <class Game>
double leadInDeal(const Game& game, int player) {
  constexpr double kPoints = 100;
  return 0.5 + lead(std::span(game.state().scores).first(at(game.players())), player) / kPoints;
}

}  // namespace downpile
