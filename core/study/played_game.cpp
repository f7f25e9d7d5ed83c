// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/played_game.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "arena/parallel.h"

namespace downpile {

namespace {

int spreadOf(const std::vector<int>& points) {
  const auto [least, most] = std::ranges::minmax(points);
  return most - least;
}

// Dealer, first player on turn (leader), and seating at the start of a deal.
struct Seats {
  int dealer = kNoPlayer;
  int leader = kNoPlayer;
  std::vector<int> chairs;

  void look(const Standing& standing) {
    if (dealer == kNoPlayer) {
      dealer = standing.dealer;
      chairs = standing.chairs;
    }
    leader = standing.turn;
  }
  bool known() const { return leader != kNoPlayer; }

  // Number of chairs from the dealer to the player, going left.
  int fromDealer(int player) const {
    const auto chairOf = [&](int seat) {
      return static_cast<int>(std::ranges::find(chairs, seat) - chairs.begin());
    };
    const int count = static_cast<int>(chairs.size());
    return (chairOf(player) - chairOf(dealer) + count) % count;
  }
};

void addDeal(PlayedGame& sums, const Standing& standing, const Seats& seats) {
  const std::vector<int>& scores = standing.scores;
  const auto players = static_cast<int>(scores.size());
  const double average =
      std::accumulate(scores.begin(), scores.end(), 0.0) / static_cast<double>(players);
  ++sums.deals;
  sums.voids += standing.dealVoid ? 1 : 0;
  sums.dealSpread += spreadOf(scores);
  for (int player = 0; player < players; ++player) {
    const auto more = static_cast<float>(scores[at(player)] - average);
    sums.points[at(player)] += scores[at(player)];
    if (seats.dealer != kNoPlayer) sums.fromDealer[at(seats.fromDealer(player))] += more;
    if (player == seats.leader) sums.leader += more;
  }
}

}  // namespace

PlayedGame playGame(AnyGame& game, const UnitSeeds& seeds, int unit, const AskPlayer& ask,
                    const std::atomic<bool>& stopped) {
  PlayedGame sums;
  Seats seats;
  const auto move = [&](const AnyGame& now, int player, Random& random) {
    if (!seats.known()) seats.look(now.standing());
    const std::optional<Action> action = ask(now, player, random);
    if (stopped) throw Stopped();
    if (action) {
      ++sums.moves;
      ++sums.verbs[action->verb];
    }
    return action;
  };
  playDeals(game, Unit::game, seeds, unit, move, [&] {
    addDeal(sums, game.standing(), seats);
    seats = {};
  });
  const Standing end = game.standing();
  sums.gameSpread = spreadOf(end.totals);
  for (const int winner : end.winners) {
    sums.won[at(winner)] = static_cast<float>(end.winners.shareOf(winner));
  }
  return sums;
}

}  // namespace downpile
