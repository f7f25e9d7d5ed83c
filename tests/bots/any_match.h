// SPDX-License-Identifier: GPL-3.0-or-later
// Plays deals of any game between bots, for tests. The same deal can be played again with other
// bots in the same seats, so that luck cancels out.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>

#include "bots/bot.h"
#include "rules/any_game.h"
#include "rules/random.h"

namespace downpile::match {

// Called before each move with the game as it is.
template <class G>
using MoveWatcher = std::function<void(const G& game, int player, const Action& action)>;

// The move of one of those who may act. Each is asked, those who are not on turn first.
template <class G>
std::pair<int, Action> askBots(const G& game, std::span<Bot* const> seats, std::uint64_t seed,
                               std::uint64_t number) {
  static const std::atomic<bool> kNever{false};
  const std::uint8_t turn = game.standing().turn;
  const int last = turn == kNobody ? game.players() - 1 : turn;
  for (int i = 1; i <= game.players(); ++i) {
    const int player = (last + i) % game.players();
    if (!game.actors().contains(player)) continue;
    Random random(seed ^ 0xb075, number, static_cast<std::uint64_t>(player));
    const ViewOf<G> seen(view(game, player));
    const auto action = seats[static_cast<std::size_t>(player)]->choose(seen, random, kNever);
    if (action) return {player, *action};
  }
  throw std::runtime_error("no bot moves");
}

// Plays the deal that the game waits for to its end. seats[p] is the bot of player p. The cards
// depend on the seed and the number of the deal alone; the bots' random numbers come from a stream
// of their own. Throws std::runtime_error where no bot moves or one makes an illegal move.
template <class G>
void playDealOf(G& game, std::span<Bot* const> seats, std::uint64_t seed,
                const MoveWatcher<G>& watch = {}) {
  const auto deal = static_cast<std::uint64_t>(game.standing().deal);
  std::uint64_t chances = 0;
  std::uint64_t number = 0;
  while (!game.dealOver()) {
    if (game.chance().kind != ChanceNeed::Kind::none) {
      Random random(seed, deal, chances++);
      game.resolve(Chance::draw(game.chance(), random), NoReport{});
      continue;
    }
    const auto [player, action] = askBots(game, seats, seed + deal, number++);
    if (watch) watch(game, player, action);
    if (game.check(player, action)) {
      throw std::runtime_error("illegal: " + actionText(action, G::info()));
    }
    game.apply(player, action, NoReport{});
  }
}

}  // namespace downpile::match
