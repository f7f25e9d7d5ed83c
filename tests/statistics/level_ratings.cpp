// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how well the levels of the computer players play against each other:
//   level-ratings play GAME PLAYERS GAMES SEED [FIRST]
//     plays GAMES games with the usual house rules, and prints one line per game: the game, then
//     each level with its place. Tables of four have each level once; tables of two alternate
//     between the pairs of levels. FIRST is the number of the first game, from 0; it continues an
//     earlier run.
//   level-ratings fit < LINES
//     prints the lines of core/statistics/level_ratings.inc for these games.
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

#include "arena/contestant.h"
#include "arena/unit.h"
#include "games/catalog.h"
#include "level_games.h"
#include "statistics/placing.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// Returns the levels of the seats in game `number`.
std::vector<int> seatsOf(int players, int number) {
  std::vector<int> seats(kRatedLevels.size());
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = static_cast<int>(i);
  for (int i = 0; i < number % 24; ++i) std::next_permutation(seats.begin(), seats.end());
  if (players == 2) {
    // In a game of two, the first two seats of each of the 24 orders play. So each ordered pair of
    // levels plays twice.
    seats.resize(2);
  }
  return seats;
}

int play(const std::string& id, int players, int games, std::uint64_t seed, int first) {
  const CatalogEntry* entry = findGame(id);
  if (entry == nullptr || (players != 2 && players != 4)) return 2;
  std::vector<Contestant> contestants;
  for (const std::string_view level : kRatedLevels) contestants.emplace_back(id, level);
  for (int number = first; number < first + games; ++number) {
    const std::vector<int> seats = seatsOf(players, number);
    const auto game = entry->create(standardValues(entry->info->options), players);
    Thinking thinking;
    playDeals(
        *game, Unit::game, {.cards = seed, .bots = seed + 1}, number,
        [&](const AnyGame& now, int player, Random& random) {
          return contestants[at(seats[at(player)])].choose(now, player, random, thinking);
        },
        [] {});
    std::cout << lineOf(id, {seats, placesOf(id, game->standing())}) << std::endl;
  }
  return 0;
}

int fit() {
  std::string line;
  std::vector<std::pair<std::string, std::vector<LevelGame>>> kinds;
  while (std::getline(std::cin, line)) {
    const auto [id, game] = gameOfLine(line);
    const std::string kind = "\"" + id + "\", " + std::to_string(game.levels.size());
    auto found = std::ranges::find(kinds, kind, [](const auto& each) { return each.first; });
    if (found == kinds.end()) found = kinds.insert(kinds.end(), {kind, {}});
    found->second.push_back(game);
  }
  for (const auto& [kind, games] : kinds) {
    const auto ratings = fitLevels(games, static_cast<int>(kRatedLevels.size()), kAnchor);
    std::cout << "{" << kind << ", " << games.size() << ", {{";
    std::cout << std::fixed << std::setprecision(0);
    for (std::size_t i = 0; i < ratings.size(); ++i) {
      std::cout << (i == 0 ? "{" : ", {") << ratings[i].value << ", " << ratings[i].deviation
                << "}";
    }
    std::cout << "}}},\n";
  }
  return 0;
}

}  // namespace

int main(int count, char** words) {
  const std::vector<std::string> arguments(words + 1, words + count);
  if (arguments == std::vector<std::string>{"fit"}) return fit();
  if ((arguments.size() != 5 && arguments.size() != 6) || arguments[0] != "play") {
    std::cerr << "level-ratings play GAME PLAYERS GAMES SEED [FIRST]\nlevel-ratings fit < LINES\n";
    return 2;
  }
  return play(arguments[1], std::stoi(arguments[2]), std::stoi(arguments[3]),
              std::stoull(arguments[4]), arguments.size() == 6 ? std::stoi(arguments[5]) : 0);
}
