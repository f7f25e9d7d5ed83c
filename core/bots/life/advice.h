// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move of the sensible Life player is good, in one sentence.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/life/moves.h"

namespace downpile {

// The sentences that Advice::why chooses from.
std::span<const char* const> lifeReasons();

// `instead`: the move that it is compared with.
Advice explainLife(const View<Life>& view, const LifeProspects& prospects, const LifeMoves& moves,
                   const Action& action, const std::optional<Action>& instead);

}  // namespace downpile
