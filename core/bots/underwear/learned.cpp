// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/learned.h"

#include <span>

#include "bots/goals.h"

namespace downpile {

namespace {

// Facts that came since it was learned say nothing.
constexpr LearnedNetwork::Row kRows[LearnedNetwork::kHeads + UnderwearInputs::kCount] = {
#include "bots/underwear/learned.inc"
};

// Points that make it e times as likely to win: found in games of two to eight sensible players
// with targets of 20 to 150, which differ little.
constexpr double kPoints = 15;

double chance(const Underwear& game, int player) {
  return chanceToWin(std::span(game.state().totals).first(at(game.players())), player, kPoints);
}

}  // namespace

double LearnedBy<UnderwearRules>::aim(const Underwear& end, int player) {
  if (!end.gameOver()) return chance(end, player);
  const PlayerSet winners = end.winners();
  return winners.contains(player) ? 1.0 / winners.size() : 0;
}

// A point more is a hundredth of the goal.
double LearnedBy<UnderwearRules>::stake(const View<Underwear>& view) {
  const double wins = chance(view.seen(), view.viewer());
  return 100 * wins * (1 - wins) / kPoints;
}

LearnedNetwork LearnedBy<UnderwearRules>::network() { return LearnedNetwork(kRows); }

}  // namespace downpile
