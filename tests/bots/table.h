// SPDX-License-Identifier: GPL-3.0-or-later
// Deals of any game between bots, for tests: every deal can be played again with other bots in the
// same seats, so that luck cancels out.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <stdexcept>

#include "bots/bot.h"

namespace downpile::test {

// Called before each move with the game as it is.
template <class G>
using Watcher = std::function<void(const G& game, int player, const Action& action)>;

// Plays the deal that the game waits for to its end. seats[p] is the bot of player p. The cards
// depend on the seed and the number of the deal alone; the bots' random numbers come from a stream
// of their own. Throws std::runtime_error where a bot makes no move or an illegal one.
template <class G>
void playDeal(G& game, std::span<Bot* const> seats, std::uint64_t seed,
              const Watcher<G>& watch = {}) {
  static const std::atomic<bool> kNever{false};
  const auto deal = static_cast<std::uint64_t>(game.state().deal);
  std::uint64_t chances = 0;
  std::uint64_t moves = 0;
  while (!game.dealOver()) {
    if (game.chance().kind != ChanceNeed::Kind::none) {
      Random random(seed, deal, chances++);
      game.resolve(Chance::draw(game.chance(), random), NoReport{});
      continue;
    }
    int player = 0;
    while (!game.actors().contains(player)) ++player;
    Random random(seed ^ 0xb075, moves++ + deal * 100000, static_cast<std::uint64_t>(player));
    const ViewOf<G> seen(view(game, player));
    const auto action = seats[static_cast<std::size_t>(player)]->choose(seen, random, kNever);
    if (!action) throw std::runtime_error("a bot makes no move");
    if (game.check(player, *action)) {
      throw std::runtime_error("illegal: " + actionText(*action, game.info()));
    }
    if (watch) watch(game, player, *action);
    game.apply(player, *action, NoReport{});
  }
}

}  // namespace downpile::test
