// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move in Ultimate Loser is good, in one sentence that is a fact.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/ultimate-loser/features.h"

namespace downpile {

// The sentences that Advice::why chooses from.
std::span<const char* const> ultimateLoserReasons();

// `instead`: the move that it is compared with.
Advice explainUltimateLoser(const View<UltimateLoser>& view, const UltimateLoserEye& eye,
                            const Action& action, const std::optional<Action>& instead);

}  // namespace downpile
