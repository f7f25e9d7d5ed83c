// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/placing.h"

#include "games/catalog.h"

namespace downpile {

std::vector<int> placesOf(std::string_view game, const Standing& end) {
  const bool fewestWin = fewestPointsWin(game);
  const auto players = static_cast<int>(end.totals.size());
  const auto isBefore = [&](int first, int other) {
    const bool firstWon = end.winners.contains(first);
    if (firstWon != end.winners.contains(other)) return firstWon;
    const int less = fewestWin ? first : other;
    const int more = fewestWin ? other : first;
    return !firstWon && end.totals[at(less)] < end.totals[at(more)];
  };
  std::vector<int> places;
  for (int player = 0; player < players; ++player) {
    int place = 1;
    for (int other = 0; other < players; ++other) place += isBefore(other, player) ? 1 : 0;
    places.push_back(place);
  }
  return places;
}

double scoreOf(int place, int other) { return place < other ? 1 : place > other ? 0 : 0.5; }

}  // namespace downpile
