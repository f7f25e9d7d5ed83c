// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Up and Down by sentences that are facts of the position.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

// Returns the sentences for hints. Advice::reason is an index into them.
std::span<const char* const> upAndDownReasons();

// Explains a move. `instead`: the move that it is compared with, if any.
Advice explainUpAndDown(const View<UpAndDown>& view, const Action& action,
                        const std::optional<Action>& instead);

// Replaces the reason by the difference to the next best move, in points.
Advice withUpAndDownFigure(const Advice& advice, double points, bool isNearlyEqual);

}  // namespace downpile
