// SPDX-License-Identifier: GPL-3.0-or-later
// Runs scripted deals: text files with a position or a shuffle, moves, and expectations.
// tests/games/README.md lists the statements. Works for all games of the catalog.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/catalog.h"
#include "support/coverage.h"

namespace downpile::test {

struct ScriptReport {
  std::vector<std::string> problems;  // such as `u04_down.deal:12: ...`, at most one for each case
  std::vector<std::string> cases;     // titles of the cases
  std::set<std::string> rules;        // rules named by the script
};

// Runs all cases of a script. `name` is used only in messages.
ScriptReport runDealScript(std::string_view name, std::string_view text, const CatalogEntry& game,
                           Coverage& coverage);

}  // namespace downpile::test
