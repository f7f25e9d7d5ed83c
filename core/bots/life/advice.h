// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move of the sensible Life player is good, in one sentence.
#pragma once

#include <span>

#include "bots/bot.h"
#include "bots/life/moves.h"

namespace downpile {

// The sentences that Advice::why chooses from.
std::span<const char* const> lifeReasons();

Advice explainLife(const View<Life>& view, const LifeProspects& prospects, const LifeMoves& moves,
                   const Action& chosen);

}  // namespace downpile
