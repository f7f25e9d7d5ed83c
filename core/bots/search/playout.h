// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a deal of a sampled world to its end, every player deciding in a view of its own.
#pragma once

#include <atomic>

#include "rules/chance.h"
#include "rules/random.h"
#include "rules/report.h"
#include "rules/view.h"
#include "table/player.h"

namespace downpile {

// Calls decide(player) for each player who may act, those off turn first, until one wants to move;
// answers whether one did.
template <class Game, class Decide>
bool eachActor(const Game& game, Decide&& decide) {
  const std::uint8_t turn = game.state().turn;
  const PlayerSet actors = game.actors();
  for (int player : actors) {
    if (player != turn && decide(player)) return true;
  }
  return actors.contains(turn) && decide(turn);
}

// Policy: a DecidingBot of the game. The deal is left unfinished after so many moves, or soon after
// `cancelled` became true.
template <class Game, class Policy>
void playOut(Game& world, const Policy& policy, int mostMoves, Random& random,
             const std::atomic<bool>& cancelled) {
  for (int moves = 0; moves < mostMoves && !world.dealOver();) {
    if (world.chance().kind != ChanceNeed::Kind::none) {
      world.resolve(Chance::draw(world.chance(), random), NoReport{});
      continue;
    }
    const bool moved = eachActor(world, [&](int player) {
      const auto action = policy.decide(view(world, player), random, cancelled);
      if (action) world.apply(player, *action, NoReport{});
      return action.has_value();
    });
    if (!moved) return;
    ++moves;
  }
}

}  // namespace downpile
