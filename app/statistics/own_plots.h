// SPDX-License-Identifier: GPL-3.0-or-later
// Plots of the user's games over time, with a 95 % confidence band.
#pragma once

#include <span>
#include <vector>

#include "plots/plot.h"
#include "rules/game_info.h"
#include "statistics/own_games.h"
#include "statistics/own_rating.h"

namespace downpile {

// Plots how a quantity develops over the user's games, oldest first. The plot is empty if the games
// are too few. figures: the user's figures over the same games.
Plot trendPlot(Trend trend, std::span<const OwnGame* const> games, const OwnFigures& figures);
// Plots the user's ratings since `first` (seconds since 1970), with lines at the ratings of the
// computer players' levels.
Plot ratingPlot(std::span<const RatingPoint> line, qint64 first, const GameInfo& info, int players);

}  // namespace downpile
