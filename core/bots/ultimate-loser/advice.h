// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Ultimate Loser by sentences that are facts of the position.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/ultimate-loser/features.h"

namespace downpile {

// Returns the sentences for hints. Advice::reason is an index into them.
std::span<const char* const> ultimateLoserReasons();

// Explains a move. `instead`: the move that it is compared with, if any.
Advice explainUltimateLoser(const View<UltimateLoser>& view, const UltimateLoserAnalysis& analysis,
                            const Action& action, const std::optional<Action>& instead);

// Replaces the reason by the difference to the next best move, in penalties.
Advice withUltimateLoserFigure(const Advice& advice, double penalties, bool isNearlyEqual);

}  // namespace downpile
