// SPDX-License-Identifier: GPL-3.0-or-later
// `rules --markdown`: the page of a game in docs/rules/.
#pragma once

#include <string>

#include "rules/game_info.h"

namespace downpile {

// Returns the description of a game for developers, in Markdown: summary, house rules with their
// values, notation of the moves, and all numbered rules, including optional ones.
std::string rulesPage(const GameInfo& info);

}  // namespace downpile
