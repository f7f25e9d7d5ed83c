// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of house rules to compare: each house rule of a game by itself, and what a set is called.
#pragma once

#include <string>
#include <vector>

#include "games/catalog.h"
#include "rules/option.h"

namespace downpile {

// One option that is not as usual, by its index.
struct OptionValue {
  std::size_t option = 0;
  std::int16_t value = 0;

  bool operator==(const OptionValue&) const = default;
};

// All options of a set that are not as usual.
std::vector<OptionValue> unusualValues(const GameInfo& info, const OptionValues& options);

// The usual rules first, then one set for each value that a house rule can have, as far as so many
// can play with it; of a number the ends of its range, the half and the double of what is usual (or
// the middle of the range). A house rule that means nothing while another is off comes with that.
std::vector<OptionValues> singleHouseRules(const CatalogEntry& game, int players);

// `the usual rules`, `"Doubling"`, `"Going out: With any card" and "Points to win: 98"`.
std::string houseRulesInEnglish(const GameInfo& info, const OptionValues& options);

}  // namespace downpile
