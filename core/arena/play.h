// SPDX-License-Identifier: GPL-3.0-or-later
// Plays deals between any players, for the arena, the tuner and tests. The game can be a concrete
// game type or AnyGame. A callback returns the moves.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "rules/any_game.h"
#include "rules/chance.h"
#include "rules/random.h"
#include "rules/report.h"
#include "table/player.h"

namespace downpile {

// Seeds of the random numbers of one deal. The cards and the players' choices have separate random
// streams, so that bots cannot know future cards. The same seed `cards` gives the same cards to any
// players.
struct DealSeeds {
  std::uint64_t cards = 0;
  std::uint64_t deal = 0;
  std::uint64_t bots = 0;

  // Random stream of a shuffle or another chance event. step: its number in the deal, from 0.
  Random chance(std::uint64_t step) const { return Random(cards, deal, step); }
  // Random stream of a player's decision. move: number of the move in the deal, from 0.
  Random decision(std::uint64_t move, int player) const {
    return Random(bots, move, static_cast<std::uint64_t>(player));
  }
};

// The fields of a game's state read by the playing loop before each move. AnyGame returns both in
// one call, which is cheaper than one call for each field.
struct Juncture {
  bool dealOver = false;
  std::uint8_t turn = kNoPlayer;
};

template <class G>
Juncture junctureOf(const G& game) {
  return {game.dealOver(), game.state().turn};
}
inline Juncture junctureOf(const AnyGame& game) {
  const Standing standing = game.standing();
  return {standing.dealOver, standing.turn};
}

template <class G>
bool isGameOver(const G& game) {
  return game.gameOver();
}
inline bool isGameOver(const AnyGame& game) { return game.standing().gameOver; }

template <class G>
void resolveChance(G& game, const Chance& outcome) {
  game.resolve(outcome, NoReport{});
}
inline void resolveChance(AnyGame& game, const Chance& outcome) { game.resolve(outcome); }

template <class G>
void makeMove(G& game, int player, const Action& action) {
  game.apply(player, action, NoReport{});
}
inline void makeMove(AnyGame& game, int player, const Action& action) {
  game.apply(player, action);
}

template <class G>
void startNextDeal(G& game) {
  game.startDeal(NoReport{});
}
inline void startNextDeal(AnyGame& game) { game.startDeal(); }

template <class G>
const GameInfo& infoOf(const G&) {
  return G::info();
}
inline const GameInfo& infoOf(const AnyGame& game) { return game.info(); }

// Asks the players allowed to act one after the other, players not on turn first. Returns the first
// player with a move, and this move. ask(player) returns a move or nullopt. Throws
// std::runtime_error if no player moves.
template <class Game, class Ask>
std::pair<int, Action> firstMove(const Game& game, std::uint8_t turn, Ask&& ask) {
  std::optional<std::pair<int, Action>> move;
  askInOrder(game.actors(), turn, [&](int player) {
    if (const std::optional<Action> action = ask(player)) move = {player, *action};
    return move.has_value();
  });
  if (move) return *move;
  throw std::runtime_error("no player moves");
}

// Plays the next deal of the game to its end. ask(player, random) returns the player's move; a
// player allowed to act off turn can return nullopt to do nothing. watch(player, action) is called
// before each move. Throws std::runtime_error if no player moves or a move is illegal.
template <class Game, class Ask, class Watch>
void playDeal(Game& game, const DealSeeds& seeds, Ask&& ask, Watch&& watch) {
  std::uint64_t chances = 0;
  std::uint64_t moves = 0;
  for (;;) {
    const ChanceNeed need = game.chance();
    if (need.kind != ChanceNeed::Kind::none) {
      Random random = seeds.chance(chances++);
      resolveChance(game, Chance::draw(need, random));
      continue;
    }
    const Juncture juncture = junctureOf(game);
    if (juncture.dealOver) return;
    const auto [player, action] = firstMove(game, juncture.turn, [&](int asked) {
      Random random = seeds.decision(moves, asked);
      return ask(asked, random);
    });
    ++moves;
    watch(player, action);
    if (game.check(player, action)) {
      throw std::runtime_error("illegal: " + actionText(action, infoOf(game)));
    }
    makeMove(game, player, action);
  }
}

template <class Game, class Ask>
void playDeal(Game& game, const DealSeeds& seeds, Ask&& ask) {
  playDeal(game, seeds, std::forward<Ask>(ask), [](int, const Action&) {});
}

}  // namespace downpile
