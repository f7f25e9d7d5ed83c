// SPDX-License-Identifier: GPL-3.0-or-later
// How it went: a line over somebody's games, with its band of 95 %.
#pragma once

#include <span>
#include <vector>

#include "plots/plot.h"
#include "rules/game_info.h"
#include "statistics/own_games.h"
#include "statistics/own_rating.h"

namespace downpile {

// Of games that are chosen, the oldest first; unknown where there are too few. `even` is the share
// that everybody could expect.
Plot trendPlot(Trend trend, std::span<const OwnGame* const> games, double even);
// Of the points since `first` (seconds since 1970), with the levels of the computer across.
Plot ratingPlot(std::span<const RatingPoint> line, qint64 first, const GameInfo& info, int players);

}  // namespace downpile
