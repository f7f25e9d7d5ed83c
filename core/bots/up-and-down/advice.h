// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Up and Down by sentences that are facts of the position.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

// The sentences that Advice::reason refers to.
std::span<const char* const> upAndDownReasons();

// `instead`: the move to compare with.
Advice explainUpAndDown(const View<UpAndDown>& view, const Action& action,
                        const std::optional<Action>& instead);

}  // namespace downpile
