// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of house rules to compare: each house rule of a game alone. Also names for sets.
#pragma once

#include <string>
#include <vector>

#include "games/catalog.h"
#include "rules/option.h"

namespace downpile {

// A house rule with a value other than its standard value. option: index of the house rule.
struct OptionValue {
  std::size_t option = 0;
  std::int16_t value = 0;

  bool operator==(const OptionValue&) const = default;
};

// Returns the house rules in `options` with a non-standard value.
std::vector<OptionValue> unusualValues(const GameInfo& info, const OptionValues& options);

// Returns sets of house rules: first the standard rules, then one set for each other value of each
// house rule allowed with this number of players. The values of a number are the ends of its range,
// half and double the standard value, and the middle of the range if the standard value is one of
// the ends. A house rule that has an effect only with another one is combined with that one. Values
// without effect are left out.
std::vector<OptionValues> singleHouseRules(const CatalogEntry& game, int players);

// Returns the house rules as text: `the usual rules`, `"Doubling"`, or `"Going out: With any card"
// and "Points to win: 98"`.
std::string houseRulesInEnglish(const GameInfo& info, const OptionValues& options);

}  // namespace downpile
