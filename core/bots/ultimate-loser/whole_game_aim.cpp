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
// How many more of them with each penalty more for the Ultimate Loser than the usual 4.
constexpr std::array kForLoser{0.0, 0.0, 0.5, 0.4, 0.27, 0.15, 0.1, 0.05, 0.02};
static_assert(kPenalties.size() == kMaxPlayers + 1 && kForLoser.size() == kMaxPlayers + 1);

double penaltiesIn(const UltimateLoser& game, double deals) {
  const int forLoser = game.options()[UltimateLoser::kLoserPenalty];
  const std::size_t players = at(game.players());
  return (kPenalties[players] + kForLoser[players] * (forLoser - 4)) * std::sqrt(deals);
}

// How many deals come after this one.
int later(const UltimateLoser& game) {
  return game.options()[UltimateLoser::kDeals] - game.state().deal;
}

}  // namespace

double WholeGameAim<UltimateLoserRules>::goal(const UltimateLoser& end, int player) {
  if (!end.gameOver()) {
    const int toCome = later(end) + (end.dealOver() ? 0 : 1);
    return chanceFrom(totalsOf(end), player, -penaltiesIn(end, toCome));
  }
  // By how much somebody wins or loses is seen in fewer worlds than who wins, and follows it.
  constexpr double kByHowMuch = 0.5;
  return (1 - kByHowMuch) * end.winners().shareOf(player) +
         kByHowMuch * chanceFrom(totalsOf(end), player, -penaltiesIn(end, 1));
}

// What a deal that goes well brings, against one that goes badly: as found in deals of sensible
// players, in which what one knows of a deal by that leaves as much open as three tenths of a deal.
double WholeGameAim<UltimateLoserRules>::stake(const View<UltimateLoser>& view) {
  constexpr double kOpen = 0.3;
  const UltimateLoser& game = view.seen();
  const double ofUsual = penaltiesIn(game, 1) / kPenalties[at(game.players())];
  const double fewer = (5 - 0.4 * game.players()) * ofUsual;
  const double higher = 0.6 + 0.2 * ofUsual;  // so much UltimateLoserRules::goal is
  const auto chanceWith = [&](double more) {
    return chanceFrom(totalsWith(game, view.viewer(), more), view.viewer(),
                      -penaltiesIn(game, later(game) + kOpen));
  };
  return (chanceWith(-fewer) - chanceWith(fewer)) / higher;
}

}  // namespace downpile
