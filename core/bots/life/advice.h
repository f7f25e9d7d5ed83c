// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Life by sentences that are facts of the position.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/life/moves.h"

namespace downpile {

// Returns the sentences for hints. Advice::reason is an index into them.
std::span<const char* const> lifeReasons();

// Explains a move. `instead`: the move that it is compared with, if any.
Advice explainLife(const View<Life>& view, const LifeProspects& prospects, const LifeMoves& moves,
                   const Action& action, const std::optional<Action>& instead);

// Replaces the reason by the difference to the next best move. loss: chance to win the game.
Advice withLifeFigure(const Advice& advice, double loss, bool isNearlyEqual);

}  // namespace downpile
