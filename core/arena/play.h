// SPDX-License-Identifier: GPL-3.0-or-later
// Plays deals between players of any kind: for the arena, the tuner and tests. It works on a game G
// and on AnyGame alike; who decides is a function that is asked for each move.
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

// Where the random numbers of one deal come from: those of chance, and those of the players, who
// must know nothing of the cards to come. The same luck is the same cards, whoever plays.
struct DealLuck {
  std::uint64_t cards = 0;
  std::uint64_t deal = 0;
  std::uint64_t bots = 0;

  // The chance step of the deal, from 0.
  Random chance(std::uint64_t step) const { return Random(cards, deal, step); }
  // A player's decision before the move of this number, from 0.
  Random decision(std::uint64_t move, int player) const {
    return Random(bots, move, static_cast<std::uint64_t>(player));
  }
};

// What is asked before each step of play; of AnyGame it is cheaper to ask at once.
struct Juncture {
  bool dealOver = false;
  std::uint8_t turn = kNobody;
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

// The move of one of those who may act, and who that is. Each is asked, those who are not on turn
// first: ask(player) is a move or nothing. Throws std::runtime_error where nobody moves.
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

// Plays the deal that the game waits for to its end. ask(player, random) is a player's move, or
// nothing from one who may act off turn and does not want to; watch(player, action) is called
// before each move. Throws std::runtime_error where nobody moves or a move is not legal.
template <class Game, class Ask, class Watch>
void playDeal(Game& game, const DealLuck& luck, Ask&& ask, Watch&& watch) {
  std::uint64_t chances = 0;
  std::uint64_t moves = 0;
  for (;;) {
    const ChanceNeed need = game.chance();
    if (need.kind != ChanceNeed::Kind::none) {
      Random random = luck.chance(chances++);
      resolveChance(game, Chance::draw(need, random));
      continue;
    }
    const Juncture juncture = junctureOf(game);
    if (juncture.dealOver) return;
    const auto [player, action] = firstMove(game, juncture.turn, [&](int asked) {
      Random random = luck.decision(moves, asked);
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
void playDeal(Game& game, const DealLuck& luck, Ask&& ask) {
  playDeal(game, luck, std::forward<Ask>(ask), [](int, const Action&) {});
}

}  // namespace downpile
