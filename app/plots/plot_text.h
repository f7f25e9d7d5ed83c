// SPDX-License-Identifier: GPL-3.0-or-later
// The words and numbers of a plot, in the user's language.
#pragma once

#include <QString>

#include "plots/plot.h"

namespace downpile {

// A value of the axis with so many places behind the point: `-1,5`, `+2`, `53 %`.
QString valueText(const PlotAxis& axis, double value, int places);
// Places that say as much as the interval of a point is sure of, or as one needs to see where its
// axis has no other.
int placesOf(const PlotAxis& axis, const PlotPoint& point);

// `9.9`, `9.9 (9.5 to 10.3)`; empty where nothing is known.
QString pointValueText(const Plot& plot, const PlotPoint& point);
// Where on the x axis it is: a category or a number.
QString pointPlaceText(const Plot& plot, const PlotPoint& point);
// All of it, for who listens: `Doubling, 4 players: 9.9 (9.5 to 10.3)`.
QString pointText(const Plot& plot, PlotSpot spot);

// `Length (deals)`.
QString axisText(const PlotAxis& axis);
// What y is: its axis says it, else the title of the plot.
QString quantityText(const Plot& plot);
// What kind of plot it is, in a sentence or two: its series and how far its values go.
QString plotSummary(const Plot& plot);
// What stands where nothing is known.
QString nothingKnownText();

}  // namespace downpile
