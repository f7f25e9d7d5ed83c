// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `rules`: the rules of a game as text for a terminal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "rules/house_rules.h"

namespace downpile {

// Returns the summary of the game, the house rules with their values for this number of players,
// the numbered rules in force, and the titles of the other rules.
std::string rulesText(const GameInfo& info, const OptionValues& options, int players);

// Returns a sentence of a rule in English. Its value, such as the number of cards, is filled in.
std::string textInEnglish(const RuleText& text);
// Returns the cards and the text of an example: `Example: 4♥ → 7♥. You can play ...`.
std::string exampleText(const GameInfo& info, const RuleExample& example);
// Returns a house rule with those of its values whose bits are set in `values`: `fourPlay=on or
// fourPlay=any`, `limit=1 to limit=10000`, `all but peak=1`, or `target=N` for all values. Each
// setting is enclosed in `quote`.
std::string settingsText(const Option& option, std::uint32_t values, std::string_view quote);

// Returns the summary of the game and its number of players.
std::string summaryText(const GameInfo& info);

}  // namespace downpile
