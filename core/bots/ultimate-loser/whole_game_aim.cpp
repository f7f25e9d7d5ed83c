// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/whole_game_aim.h"

#include <array>
#include <cmath>

#include "bots/goals.h"

namespace downpile {

namespace {

// Scale of chanceFrom() when one deal is left: the penalties that make winning e times less likely.
// The index is the number of players. Fitted to games of sensible players with 3 to 20 deals. The
// scale grows with the square root of the number of remaining deals.
constexpr std::array kPenalties{0.0, 0.0, 3.5, 3.1, 2.4, 1.6, 1.2, 0.95, 0.9};
// Added to kPenalties for each penalty of the Ultimate Loser (X11) above the usual 4.
constexpr std::array kForLoser{0.0, 0.0, 0.5, 0.4, 0.27, 0.15, 0.1, 0.05, 0.02};
static_assert(kPenalties.size() == kMaxPlayers + 1 && kForLoser.size() == kMaxPlayers + 1);

double penaltiesIn(const UltimateLoser& game, double deals) {
  const int forLoser = game.options()[UltimateLoser::kLoserPenalty];
  const std::size_t players = at(game.players());
  return (kPenalties[players] + kForLoser[players] * (forLoser - 4)) * std::sqrt(deals);
}

// Number of deals after the current deal.
int later(const UltimateLoser& game) {
  return game.options()[UltimateLoser::kDeals] - game.state().deal;
}

}  // namespace

double WholeGameAim<UltimateLoserRules>::goal(const UltimateLoser& end, int player) {
  if (!end.gameOver()) {
    const int toCome = later(end) + (end.dealOver() ? 0 : 1);
    return chanceFrom(totalsOf(end), player, -penaltiesIn(end, toCome));
  }
  // Weight of the lead in penalties in the goal at the end of a game. The lead is correlated with
  // winning, but can be estimated from fewer sampled worlds.
  constexpr double kGameWeight = 0.5;
  return (1 - kGameWeight) * end.winners().shareOf(player) +
         kGameWeight * chanceFrom(totalsOf(end), player, -penaltiesIn(end, 1));
}

// Returns by how much the chance to win the game differs between a good and a bad deal, divided by
// the difference of these deals in UltimateLoserRules::goal. The numbers were measured in deals of
// sensible players. kOpen: even a deal known to be good or bad leaves as much uncertainty as 0.3
// deals.
double WholeGameAim<UltimateLoserRules>::stake(const View<UltimateLoser>& view) {
  constexpr double kOpen = 0.3;
  const UltimateLoser& game = view.seen();
  const double ofUsual = penaltiesIn(game, 1) / kPenalties[at(game.players())];
  const double fewer = (5 - 0.4 * game.players()) * ofUsual;
  // Difference between a good and a bad deal in UltimateLoserRules::goal.
  const double higher = 0.6 + 0.2 * ofUsual;
  const auto chanceWith = [&](double more) {
    return chanceFrom(totalsWith(game, view.viewer(), more), view.viewer(),
                      -penaltiesIn(game, later(game) + kOpen));
  };
  return (chanceWith(-fewer) - chanceWith(fewer)) / higher;
}

}  // namespace downpile
