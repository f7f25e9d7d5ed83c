// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a deal of a sampled world to its end, every player deciding in a view of its own.
#pragma once

#include <atomic>

#include "bots/decision.h"
#include "rules/chance.h"
#include "rules/random.h"
#include "rules/report.h"
#include "rules/view.h"
#include "table/player.h"

namespace downpile {

// A deal that is played out longer is left unfinished.
inline constexpr int kMostMoves = 400;

// Whether a player who may act has to: off turn nobody need, and the sensible players know when to.
template <class Game>
bool mustMove(const Game& game, int player) {
  return game.state().turn == player || game.state().turn == kNobody;
}

// decide(view, random): what the viewer does, or nothing. The deal is left unfinished after so many
// moves, or when nobody does anything.
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

// The same between two kinds of players, who decide as a DecidingBot of the game does: `hero` as
// `own`, everybody else as `others`. Who has to move and has no choice does not think.
template <class Game, class Own, class Others>
void playOutAs(Game& world, int hero, const Own& own, const Others& others, Random& random,
               const std::atomic<bool>& cancelled) {
  playOut(world, kMostMoves, random, [&](const View<Game>& seen, Random& luck) {
    const auto only = mustMove(seen.seen(), seen.viewer()) ? onlyMove(seen) : std::nullopt;
    if (only) return only;
    return seen.viewer() == hero ? own.decide(seen, luck, cancelled)
                                 : others.decide(seen, luck, cancelled);
  });
}

}  // namespace downpile
