// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/goals.h"

#include <array>

namespace downpile {

// Returns the sum of the probabilities of all sequences of deals where the player wins the race.
// The last deal of such a sequence is won by the player. The deals before it come in any order: the
// player's other wins, and for each opponent fewer wins than needed.
double chanceInRace(std::span<const int> lacking, int player) {
  const int own = lacking[at(player)];
  if (std::ranges::any_of(lacking, [](int deals) { return deals <= 0; })) return own <= 0 ? 1 : 0;
  constexpr std::size_t kMostWon = kMaxPlayers * kMostLacking;
  // waysOf[w]: number of sequences where the opponents together win w deals, divided by w!.
  std::array<double, kMostWon> waysOf{1};
  std::size_t most = 0;
  for (int other = 0; other < static_cast<int>(lacking.size()); ++other) {
    if (other == player) continue;
    std::array<double, kMostWon> next{};
    double orders = 1;  // 1 / won!; won: number of deals won by `other`
    for (std::size_t won = 0; won < at(lacking[at(other)]); ++won) {
      if (won > 0) orders /= static_cast<double>(won);
      for (std::size_t w = 0; w <= most; ++w) next[w + won] += orders * waysOf[w];
    }
    waysOf = next;
    most += at(lacking[at(other)] - 1);
  }
  const double each = 1.0 / static_cast<double>(lacking.size());
  // Probability factor if opponents win w deals: each^(own + w) * (own - 1 + w)! / (own - 1)!.
  double likely = 1;
  for (int won = 0; won < own; ++won) likely *= each;
  double sum = 0;
  for (std::size_t w = 0; w <= most; ++w) {
    if (w > 0) likely *= each * (static_cast<double>(w) + own - 1);
    sum += likely * waysOf[w];
  }
  return sum;
}

}  // namespace downpile
