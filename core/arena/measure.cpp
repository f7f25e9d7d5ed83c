// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/measure.h"

#include <algorithm>

#include "bots/goals.h"
#include "games/catalog.h"

namespace downpile {

namespace {

struct GameMeasure {
  std::string_view game;
  Measure measure;
};

constexpr GameMeasure kMeasures[] = {
    // Up and Down is measured in whole games, because its deals differ in size and every game
    // contains deals of all sizes.
    {"up-and-down", {"points settled per deal", Unit::game, &pointsSettled, false}},
    // The other four games of this list are measured by games won: points, penalties and deals won
    // count only if they help to win the game. In Life, later deals can take points away again.
    {"underwear", {"games won", Unit::game, &gameWon}},
    {"life", {"games won", Unit::game, &gameWon}},
    {"three-up-three-down", {"games won", Unit::game, &gameWon}},
    {"ultimate-loser", {"games won", Unit::game, &gameWon}},
};
constexpr Measure kBestDeals{"deals with the best score", Unit::deal, &bestScore};
constexpr Measure kFewestPointsDeals{"deals with the fewest points", Unit::deal, &fewestPoints};

}  // namespace

Portion bestScore(const Standing& standing, int player) {
  return {shareOfMost(standing.scores, player), 1};
}

Portion fewestPoints(const Standing& standing, int player) {
  return {shareOfLeast(standing.scores, player), 1};
}

Portion gameWon(const Standing& standing, int player) {
  if (!standing.gameOver) return {};
  return {standing.winners.shareOf(player), 1};
}

Portion pointsSettled(const Standing& standing, int player) {
  return {settled(standing.scores, player), 1};
}

const Measure& measureOf(std::string_view game) {
  const auto found = std::ranges::find(kMeasures, game, &GameMeasure::game);
  if (found != std::end(kMeasures)) return found->measure;
  return fewestPointsWin(game) ? kFewestPointsDeals : kBestDeals;
}

Portion pointsOf(const Standing& standing, int player) {
  return {static_cast<double>(standing.scores[at(player)]), 1};
}

}  // namespace downpile
