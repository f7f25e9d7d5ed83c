// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move of the sensible Up and Down player is good, in one sentence.
#pragma once

#include <span>
#include <vector>

#include "bots/bot.h"
#include "bots/up-and-down/forecast.h"

namespace downpile {

// A move that was looked at.
struct WeighedPlay {
  Action action;
  double takes = 0;  // the chance that the card takes the trick
  double value = 0;  // points to be expected
};

// The sentences that Advice::why chooses from.
std::span<const char* const> upAndDownReasons();

// `moves`: all that were looked at, `chosen` among them.
Advice explainUpAndDown(const View<UpAndDown>& view, const UpAndDownForecast& forecast,
                        const UpAndDownOdds& odds, const WeighedPlay& chosen,
                        const std::vector<WeighedPlay>& moves);

}  // namespace downpile
