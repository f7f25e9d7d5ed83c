// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random deals in every game of the catalog, or in one, and checks the invariants:
//   random_deals [--deals N] [--game ID] [--first WALK]
// Plays N (10,000) deals in total, in equal shares per game. A walk is one game or a part of it;
// walks are numbered and cycle through the numbers of players. A failure names its walk, which
// --first repeats. Exit status 1 after a failure, 2 for invalid arguments.
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string_view>

#include "games/catalog.h"
#include "support/random_walk.h"

using namespace downpile;
using namespace downpile::test;

namespace {

struct Task {
  std::int64_t deals = 10'000;
  std::string_view game{};  // id of the game; empty for all games
  std::uint64_t first = 0;
};

template <class Number>
bool readNumber(const char* text, Number& number) {
  const char* end = text + std::strlen(text);
  const auto [stop, error] = std::from_chars(text, end, number);
  return error == std::errc() && stop == end;
}

std::optional<Task> readTask(int argc, char** argv) {
  Task task;
  for (int i = 1; i < argc; i += 2) {
    const std::string_view name = argv[i];
    if (i + 1 == argc) return std::nullopt;
    const char* value = argv[i + 1];
    if (name == "--deals") {
      if (!readNumber(value, task.deals) || task.deals < 1) return std::nullopt;
    } else if (name == "--first") {
      if (!readNumber(value, task.first)) return std::nullopt;
    } else if (name == "--game") {
      if (findGame(value) == nullptr) return std::nullopt;
      task.game = value;
    } else {
      return std::nullopt;
    }
  }
  return task;
}

// Returns false if an invariant is violated.
template <class G>
bool playGame(std::int64_t deals, std::uint64_t first) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  const int least = G::info().minPlayers;
  const auto seats = static_cast<std::uint64_t>(G::info().maxPlayers - least + 1);
  const std::string id(G::info().id);
  WalkFigures figures;
  for (std::uint64_t number = first; figures.deals < deals; ++number) {
    const int players = least + static_cast<int>(number % seats);
    RandomWalk<G> walk(number, players, figures);
    const std::string wrong = walk.play(deals - figures.deals);
    if (wrong.empty()) continue;
    std::printf("%s: %s\n  players=%d %s\n  again: random_deals --game %s --first %llu\n",
                id.c_str(), wrong.c_str(), players, walk.options().c_str(), id.c_str(),
                static_cast<unsigned long long>(number));
    return false;
  }
  const std::chrono::duration<double> time = Clock::now() - start;
  std::printf("%s: %s, %.0f s\n", id.c_str(), figures.text().c_str(), time.count());
  std::fflush(stdout);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const auto task = readTask(argc, argv);
  if (!task) {
    std::fputs("Usage: random_deals [--deals N] [--game ID] [--first WALK]\n", stderr);
    return 2;
  }
  const auto games = static_cast<std::int64_t>(task->game.empty() ? catalog().size() : 1);
  bool good = true;
  for (const CatalogEntry& entry : catalog()) {
    if (!task->game.empty() && entry.info->id != task->game) continue;
    withGame(entry.info->id, [&]<class G>() {
      good = playGame<G>((task->deals + games - 1) / games, task->first) && good;
    });
  }
  return good ? 0 : 1;
}
