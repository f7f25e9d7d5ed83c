// SPDX-License-Identifier: GPL-3.0-or-later
// Deals as text: a position or a shuffle, moves, and what must come of them. README.md lists the
// statements. Works for every game of the catalog.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/catalog.h"
#include "support/coverage.h"

namespace downpile::test {

struct ScriptReport {
  std::vector<std::string> problems;  // `u04_down.deal:12: ...`; a case ends at its first one
  std::vector<std::string> cases;     // titles
  std::set<std::string> rules;        // that the script says it is about
};

// Runs all cases of a script. `name` is only for messages.
ScriptReport runDealScript(std::string_view name, std::string_view text, const CatalogEntry& game,
                           Coverage& coverage);

}  // namespace downpile::test
