// SPDX-License-Identifier: GPL-3.0-or-later
// Games between levels as lines of text: the game, then the level of each seat with the place that
// it reached, for example `underwear gentle:3 fair:1 sharp:2 master:4`.
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>

#include "level_fit.h"
#include "statistics/level_ratings.h"
#include "table/player.h"

namespace downpile::tests {

inline std::string lineOf(const std::string& id, const LevelGame& game) {
  std::ostringstream out;
  out << id;
  for (std::size_t seat = 0; seat < game.levels.size(); ++seat) {
    out << ' ' << kRatedLevels[at(game.levels[seat])] << ':' << game.places[seat];
  }
  return out.str();
}

inline std::pair<std::string, LevelGame> gameOfLine(const std::string& line) {
  std::istringstream in(line);
  std::string id;
  std::string seat;
  LevelGame game;
  in >> id;
  while (in >> seat) {
    const auto colon = seat.find(':');
    const auto level = std::ranges::find(kRatedLevels, std::string_view(seat).substr(0, colon));
    game.levels.push_back(static_cast<int>(level - kRatedLevels.begin()));
    game.places.push_back(std::stoi(seat.substr(colon + 1)));
  }
  return {id, game};
}

}  // namespace downpile::tests
