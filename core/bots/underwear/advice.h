// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Underwear by sentences that are facts of the position.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/underwear/odds.h"

namespace downpile {

// Returns the sentences for hints. Advice::reason is an index into them.
std::span<const char* const> underwearReasons();

// Explains a move. `instead`: the move that it is compared with, if any.
Advice explainUnderwear(const View<Underwear>& view, const UnderwearOdds& odds,
                        const Action& action, const std::optional<Action>& instead);

// Replaces the reason by the difference to the next best move, in points.
Advice withUnderwearFigure(const Advice& advice, double points, bool isNearlyEqual);

}  // namespace downpile
