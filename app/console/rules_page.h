// SPDX-License-Identifier: GPL-3.0-or-later
// `rules --markdown`: the page that docs/rules/ has of a game.
#pragma once

#include <string>

#include "rules/game_info.h"

namespace downpile {

// All that the game says of itself to people who work on it, in Markdown: what kind of game it is,
// its house rules with what they can be, its moves as they are written, and its numbered rules, the
// optional ones too.
std::string rulesPage(const GameInfo& info);

}  // namespace downpile
