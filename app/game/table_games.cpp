// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/table_games.h"

#include <algorithm>
#include <array>

namespace downpile {

namespace {
constexpr std::array<std::string_view, 1> kTables = {"underwear"};
}  // namespace

bool hasTable(std::string_view gameId) {
  return std::ranges::find(kTables, gameId) != kTables.end();
}

std::vector<const CatalogEntry*> tableGames() {
  std::vector<const CatalogEntry*> games;
  for (const CatalogEntry& entry : catalog()) {
    if (hasTable(entry.info->id)) games.push_back(&entry);
  }
  return games;
}

}  // namespace downpile
