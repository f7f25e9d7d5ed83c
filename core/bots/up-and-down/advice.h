// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move in Up and Down is good, in one sentence that is a fact.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

// The sentences that Advice::why chooses from.
std::span<const char* const> upAndDownReasons();

// `instead`: the move that it is compared with.
Advice explainUpAndDown(const View<UpAndDown>& view, const Action& action,
                        const std::optional<Action>& instead);

}  // namespace downpile
