// SPDX-License-Identifier: GPL-3.0-or-later
// Explains moves in Underwear by sentences that are facts of the position.
#pragma once

#include <optional>
#include <span>

#include "bots/bot.h"
#include "bots/underwear/odds.h"

namespace downpile {

// The sentences that Advice::reason refers to.
std::span<const char* const> underwearReasons();

// `instead`: the move to compare with.
Advice explainUnderwear(const View<Underwear>& view, const UnderwearOdds& odds,
                        const Action& action, const std::optional<Action>& instead);

}  // namespace downpile
