// SPDX-License-Identifier: GPL-3.0-or-later
// Counts events in deals and games between bots, for tests. The same cards are played with the bots
// rotated through the seats, to cancel out luck. Playing strength is measured by the arena
// (arena/arena.h).
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "arena/play.h"
#include "bots/bot.h"
#include "bots/bot_catalog.h"
#include "rules/any_game.h"
#include "rules/random.h"

namespace downpile::match {

// Returns true if no bot was written for the game; then it has only plain and random bots.
inline bool isPlain(std::string_view game) {
  return std::ranges::count(botNames(game), "rules") == 0;
}

// Bots that decide within microseconds; for games with only plain bots, the random bots and the
// fastest plain bots.
inline std::vector<std::string> quickBots(std::string_view game) {
  std::vector<std::string> names;
  for (const std::string& name : botNames(game)) {
    const std::string_view level = botNameParts(name).level;
    const bool isQuick = level == "random" || level == "rules" || level == "tuned" ||
                         level == "learned" || (isPlain(game) && level == "gentle");
    if (isQuick) names.push_back(name);
  }
  return names;
}

// The bot for sensible opponents in tests: the rules bot, or if the game has only plain bots, the
// gentle one.
inline std::string sensibleBot(std::string_view game) { return isPlain(game) ? "gentle" : "rules"; }

// Returns `wanted`, limited to the game's maximum number of players.
inline int playersOf(const GameInfo& info, int wanted = 4) {
  return std::clamp(wanted, info.minPlayers, info.maxPlayers);
}

// Makes the bots with these names. Throws std::runtime_error if a name is unknown, or if a bot uses
// the past of the deal, which playDeal does not provide.
template <class G>
std::vector<std::unique_ptr<Bot>> makeBots(
    const std::vector<std::string>& names = quickBots(G::info().id)) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& name : names) {
    std::string error;
    bots.push_back(makeBot(G::info().id, name, error));
    if (bots.back() == nullptr) throw std::runtime_error(error);
    if (bots.back()->looksBack()) throw std::runtime_error(name + " looks back");
  }
  return bots;
}

// A function called before each move with the game before the move.
template <class G>
using MoveWatcher = std::function<void(const G& game, int player, const Action& action)>;

// Plays the pending deal to its end. seats[p] is the bot of player p. The cards depend only on the
// seed and the number of the deal. Throws std::runtime_error if no bot moves or a move is illegal.
template <class G>
void playDeal(G& game, std::span<Bot* const> seats, std::uint64_t seed,
              const std::type_identity_t<MoveWatcher<G>>& watch = {}) {
  const auto deal = static_cast<std::uint64_t>(game.state().deal);
  const auto ask = [&](int player, Random& random) {
    return seats[at(player)]->choose(ViewOf<G>(view(game, player)), random, kNever);
  };
  downpile::playDeal(game, {.cards = seed, .deal = deal, .bots = (seed + deal) ^ 0xb075}, ask,
                     [&](int player, const Action& action) {
                       if (watch) watch(game, player, action);
                     });
}

// Counts events of one bot in all its games. A test derives a class from it and hides the functions
// for the events to count. duplicateDeals() and duplicateGames() call these functions.
template <class G>
struct Habits {
  using Game = G;

  int deals = 0;
  int games = 0;   // completed games
  double won = 0;  // number of games won; a shared win counts as a fraction

  // Called before each move of the bot.
  void countMove(const G& /*game*/, int /*player*/, const Action&) {}
  void countDeal(const G& /*game*/, int /*player*/) {}  // called after each deal
};

enum class Length { oneDeal, wholeGame };

// Plays a deal or a game from its start. tallies[p] counts the events of the bot seats[p].
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

// Plays deals or games between these bots, once for each rotation through the seats. Returns the
// tally T of each bot, in the order of the names.
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

// Plays `deals` deals, each the first of a game and once in every rotation of the seats.
template <class T>
std::vector<T> duplicateDeals(
    const std::vector<std::string>& names, int deals,
    const OptionValues& options = standardValues(T::Game::info().options)) {
  return playRotations<T>(names, deals, Length::oneDeal, options);
}

// Plays `games` whole games, each once in every rotation of the seats.
template <class T>
std::vector<T> duplicateGames(
    const std::vector<std::string>& names, int games,
    const OptionValues& options = standardValues(T::Game::info().options)) {
  return playRotations<T>(names, games, Length::wholeGame, options);
}

}  // namespace downpile::match
