// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Life by sentences that are facts of the position.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/life/moves.h"

namespace downpile {

// Returns the sentences of hints in Life, which Advice::reason numbers.
std::span<const char* const> lifeReasons();

// Explains a move in Life. instead: the next best move, which it is compared with, if any.
Advice explainLife(const View<Life>& view, const LifeProspects& prospects, const LifeMoves& moves,
                   const Action& action, const std::optional<Action>& instead);

// Returns the advice with another reason: by how much the next best move is worse. loss: loss of
// the next best move, as a chance to win the game.
Advice withLifeFigure(const Advice& advice, double loss, bool isNearlyEqual);

}  // namespace downpile
