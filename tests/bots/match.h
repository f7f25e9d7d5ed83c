// SPDX-License-Identifier: GPL-3.0-or-later
// Plays deals and games between bots, for tests, and counts what each of them did. The same cards
// can be played again with the bots in other seats, so that luck cancels out.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/bot_catalog.h"
#include "rules/any_game.h"
#include "rules/random.h"

namespace downpile::match {

// The bots of these names, else every bot of the game. Throws std::runtime_error where there is
// none of a name.
template <class G>
std::vector<std::unique_ptr<Bot>> makeBots(
    const std::vector<std::string>& names = botNames(G::info().id)) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& name : names) {
    std::string error;
    bots.push_back(makeBot(G::info().id, name, error));
    if (bots.back() == nullptr) throw std::runtime_error(error);
  }
  return bots;
}

// Called before each move with the game as it is.
template <class G>
using MoveWatcher = std::function<void(const G& game, int player, const Action& action)>;

// The move of one of those who may act, and who that is. Each is asked, those who are not on turn
// first. `number` counts the moves, so that each has random numbers of its own.
template <class G>
std::pair<int, Action> askBots(const G& game, std::span<Bot* const> seats, std::uint64_t seed,
                               std::uint64_t number) {
  static const std::atomic<bool> kNever{false};
  const std::uint8_t turn = game.state().turn;
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
void playDeal(G& game, std::span<Bot* const> seats, std::uint64_t seed,
              const std::type_identity_t<MoveWatcher<G>>& watch = {}) {
  const auto deal = static_cast<std::uint64_t>(game.state().deal);
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

// What one bot did in all that it played. A test derives from it to count more, and hides those of
// the two functions that it needs; duplicateDeals and duplicateGames call them.
template <class G>
struct Tally {
  using Game = G;

  int deals = 0;
  int games = 0;   // played to their end
  double won = 0;  // of these, shared with whoever else won

  void countMove(const G& /*game*/, int /*player*/, const Action&) {}  // before each of its moves
  void countDeal(const G& /*game*/, int /*player*/) {}                 // after each deal
};

enum class Length { oneDeal, wholeGame };

// Plays a game that waits for its first deal. tallies[p] counts what seats[p] does.
template <class T>
void playCounted(typename T::Game& game, std::span<Bot* const> seats, std::span<T* const> tallies,
                 std::uint64_t seed, Length length) {
  const auto count = [&](const auto& before, int player, const Action& action) {
    tallies[static_cast<std::size_t>(player)]->countMove(before, player, action);
  };
  for (;;) {
    playDeal(game, seats, seed, count);
    for (int player = 0; player < game.players(); ++player) {
      T& tally = *tallies[static_cast<std::size_t>(player)];
      ++tally.deals;
      tally.countDeal(game, player);
    }
    if (length == Length::oneDeal || game.gameOver()) break;
    game.startDeal(NoReport{});
  }
  if (!game.gameOver()) return;
  for (T* tally : tallies) ++tally->games;
  const PlayerSet winners = game.winners();
  for (int player : winners) {
    tallies[static_cast<std::size_t>(player)]->won += 1.0 / winners.size();
  }
}

// Plays deals or games between the bots of these names, each once for every rotation of them
// through the seats. Returns the tally T of each bot, in the order of the names.
template <class T>
std::vector<T> playRotations(const std::vector<std::string>& names, int number, Length length,
                             const OptionValues& options) {
  using G = typename T::Game;
  const auto bots = makeBots<G>(names);
  std::vector<T> tallies(bots.size());
  for (int i = 0; i < number; ++i) {
    for (std::size_t rotation = 0; rotation < bots.size(); ++rotation) {
      std::vector<Bot*> seats;
      std::vector<T*> counting;
      for (std::size_t player = 0; player < bots.size(); ++player) {
        const std::size_t bot = (player + rotation) % bots.size();
        seats.push_back(bots[bot].get());
        counting.push_back(&tallies[bot]);
      }
      G game(options, static_cast<int>(bots.size()));
      playCounted<T>(game, seats, counting, static_cast<std::uint64_t>(i) + 1, length);
    }
  }
  return tallies;
}

// playRotations of that many deals, each the first of its game.
template <class T>
std::vector<T> duplicateDeals(
    const std::vector<std::string>& names, int deals,
    const OptionValues& options = standardValues(T::Game::info().options)) {
  return playRotations<T>(names, deals, Length::oneDeal, options);
}

// playRotations of that many whole games.
template <class T>
std::vector<T> duplicateGames(
    const std::vector<std::string>& names, int games,
    const OptionValues& options = standardValues(T::Game::info().options)) {
  return playRotations<T>(names, games, Length::wholeGame, options);
}

}  // namespace downpile::match
