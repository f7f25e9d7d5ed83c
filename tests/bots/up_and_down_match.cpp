// SPDX-License-Identifier: GPL-3.0-or-later
#include "up_and_down_match.h"

#include <algorithm>
#include <atomic>
#include <stdexcept>

#include "rules/random.h"

namespace downpile::match {

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

// `owner[p]` is the tally of player p.
void countDeal(const UpAndDown& game, const std::vector<TrickTally*>& owner) {
  const UpAndDown::State& s = game.state();
  const auto scores = std::span(s.scores).first(at(game.players()));
  const auto best = *std::max_element(scores.begin(), scores.end());
  const auto sharers = std::count(scores.begin(), scores.end(), best);
  for (int player = 0; player < game.players(); ++player) {
    TrickTally& tally = *owner[at(player)];
    ++tally.deals;
    tally.points += s.scores[at(player)];
    tally.bid += s.bids[at(player)];
    tally.taken += s.taken[at(player)];
    if (s.bids[at(player)] == s.taken[at(player)]) ++tally.exact;
    if (s.scores[at(player)] == best) tally.best += 1.0 / static_cast<double>(sharers);
  }
}

}  // namespace

void playDeal(UpAndDown& game, std::span<Bot* const> seats, std::uint64_t seed,
              const TrickWatcher& watch) {
  static const std::atomic<bool> kNever{false};
  const auto deal = static_cast<std::uint64_t>(game.state().deal);
  std::uint64_t chances = 0;
  std::uint64_t number = 0;
  while (!game.dealOver()) {
    if (game.chance().kind != ChanceNeed::Kind::none) {
      Random random(seed, deal, chances++);
      game.resolve(Chance::draw(game.chance(), random), NoReport{});
      continue;
    }
    const int player = game.state().turn;
    Random random((seed + deal) ^ 0xb075, number++, static_cast<std::uint64_t>(player));
    const ViewOf<UpAndDown> seen(view(game, player));
    const auto action = seats[at(player)]->choose(seen, random, kNever);
    if (!action) throw std::runtime_error("the bot makes no move");
    if (watch) watch(game, player, *action);
    if (game.check(player, *action)) {
      throw std::runtime_error("illegal: " + actionText(*action, UpAndDown::info()));
    }
    game.apply(player, *action, NoReport{});
  }
}

std::vector<TrickTally> playGames(std::span<Bot* const> bots, const OptionValues& options,
                                  int games) {
  std::vector<TrickTally> tallies(bots.size());
  for (int number = 0; number < games; ++number) {
    for (std::size_t rotation = 0; rotation < bots.size(); ++rotation) {
      std::vector<Bot*> seats;
      std::vector<TrickTally*> owner;
      for (std::size_t p = 0; p < bots.size(); ++p) {
        const std::size_t bot = (p + rotation) % bots.size();
        seats.push_back(bots[bot]);
        owner.push_back(&tallies[bot]);
      }
      UpAndDown game(options, static_cast<int>(bots.size()));
      for (;;) {
        playDeal(game, seats, static_cast<std::uint64_t>(number) + 1);
        countDeal(game, owner);
        if (game.gameOver()) break;
        game.startDeal(NoReport{});
      }
      const PlayerSet winners = game.winners();
      for (int player : winners) owner[at(player)]->games += 1.0 / winners.size();
    }
  }
  return tallies;
}

}  // namespace downpile::match
