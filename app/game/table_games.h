// SPDX-License-Identifier: GPL-3.0-or-later
// Which games of the catalog the window has a table for. The console knows all of them; the window
// offers only what can be played there from beginning to end.
#pragma once

#include <string_view>
#include <vector>

#include "games/catalog.h"

namespace downpile {

bool hasTable(std::string_view gameId);

// In the order of the catalog.
std::vector<const CatalogEntry*> tableGames();

}  // namespace downpile
