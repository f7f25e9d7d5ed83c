// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Life by sentences that are facts of the position.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/life/moves.h"

namespace downpile {

// The sentences that Advice::reason refers to.
std::span<const char* const> lifeReasons();

// `instead`: the move to compare with.
Advice explainLife(const View<Life>& view, const LifeProspects& prospects, const LifeMoves& moves,
                   const Action& action, const std::optional<Action>& instead);

}  // namespace downpile
