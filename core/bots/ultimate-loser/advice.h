// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move of the sensible Ultimate Loser player is good, in one sentence.
#pragma once

#include <span>

#include "bots/bot.h"
#include "bots/ultimate-loser/features.h"

namespace downpile {

// The sentences that Advice::why chooses from.
std::span<const char* const> ultimateLoserReasons();

// `canPlay`: some legal move plays cards.
Advice explainUltimateLoser(const View<UltimateLoser>& view, const UltimateLoserEye& eye,
                            const Action& chosen, bool canPlay);

}  // namespace downpile
