// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move in Underwear is good, in one sentence that is a fact.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/underwear/odds.h"

namespace downpile {

// The sentences that Advice::why chooses from.
std::span<const char* const> underwearReasons();

// `instead`: the move that it is compared with.
Advice explainUnderwear(const View<Underwear>& view, const UnderwearOdds& odds,
                        const Action& action, const std::optional<Action>& instead);

}  // namespace downpile
