// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/learned.h"

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

}  // namespace

double LearnedBy<UnderwearRules>::aim(const Underwear& end, int player) {
  return chanceToWin(end, player, kPoints);
}

// A point more is a hundredth of the goal.
double LearnedBy<UnderwearRules>::stake(const View<Underwear>& view) {
  const double wins = chanceToWin(view.seen(), view.viewer(), kPoints);
  return 100 * wins * (1 - wins) / kPoints;
}

LearnedNetwork LearnedBy<UnderwearRules>::network() { return LearnedNetwork(kRows); }

}  // namespace downpile
