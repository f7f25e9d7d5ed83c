// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a deal of a sampled world to its end. Each player decides from a view of its own.
#pragma once

#include <atomic>

#include "bots/decision.h"
#include "rules/chance.h"
#include "rules/random.h"
#include "rules/report.h"
#include "rules/view.h"
#include "table/player.h"

namespace downpile {

// Maximum number of moves in a rollout. Longer rollouts are left unfinished.
inline constexpr int kMostMoves = 400;

// Whether a player allowed to act must act: on turn, or when all choose at the same time.
template <class Game>
bool mustMove(const Game& game, int player) {
  return game.state().turn == player || game.state().turn == kNoPlayer;
}

// Plays a deal from the position `world`. decide(view, random) returns the move of the view's
// viewer, or nullopt. The deal stays unfinished if it takes more than `mostMoves` moves or if no
// player moves.
template <class Game, class Decide>
void playOut(Game& world, int mostMoves, Random& random, const Decide& decide) {
  for (int moves = 0; moves < mostMoves && !world.dealOver();) {
    if (world.chance().kind != ChanceNeed::Kind::none) {
      world.resolve(Chance::draw(world.chance(), random), NoReport{});
      continue;
    }
    const bool moved = askInOrder(world.actors(), world.state().turn, [&](int player) {
      const auto action = decide(view(world, player), random);
      if (action) world.apply(player, *action, NoReport{});
      return action.has_value();
    });
    if (!moved) return;
    ++moves;
  }
}

// Plays a deal from the position `world` to its end, but at most kMostMoves moves. The policy `own`
// plays the seat `hero`, the policy `others` all other seats; both have a decide() like
// DecidingBot. A player who must move and has only one legal move is not asked.
template <class Game, class Own, class Others>
void playOutHero(Game& world, int hero, const Own& own, const Others& others, Random& random,
                 const std::atomic<bool>& cancelled) {
  playOut(world, kMostMoves, random, [&](const View<Game>& seen, Random& stream) {
    const auto only = mustMove(seen.seen(), seen.viewer()) ? onlyMove(seen) : std::nullopt;
    if (only) return only;
    return seen.viewer() == hero ? own.decide(seen, stream, cancelled)
                                 : others.decide(seen, stream, cancelled);
  });
}

}  // namespace downpile
