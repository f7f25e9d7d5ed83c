// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move of the sensible Underwear player is good, in one sentence: found by comparing what
// the player saw in it with what it saw in the best other move.
#pragma once

#include <span>

#include "bots/bot.h"
#include "bots/underwear/features.h"

namespace downpile {

// A move that was looked at: each feature times its weight.
struct WeighedMove {
  Action action;
  UnderwearFeatures worth;
  double value = 0;
};

// The sentences that Advice::why chooses from.
std::span<const char* const> underwearReasons();

// `other` is the best move of another kind, or nullptr where there is none. `canGoOut`: some legal
// move goes out.
Advice explainUnderwear(const View<Underwear>& view, const UnderwearOdds& odds,
                        const WeighedMove& chosen, const WeighedMove* other, bool canGoOut);

}  // namespace downpile
