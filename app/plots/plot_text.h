// SPDX-License-Identifier: GPL-3.0-or-later
// Words and numbers of a plot, in the user's language.
#pragma once

#include <QString>

#include "plots/plot.h"

namespace downpile {

// Returns a value as text, in the format of the axis and in the user's language: `-1.5`, `+2`,
// `53%`. `places` is the number of decimal places. For a share, the places of the fraction count: 2
// for 0.53, which is shown as `53%`.
QString valueText(const PlotAxis& axis, double value, int places);
// Returns the number of decimal places for a point's value: as precise as its confidence interval
// or, without an interval, as few as needed to show the value.
int placesOf(const PlotAxis& axis, const PlotPoint& point);

// Value of a point with its confidence interval as text: `9.9`, `9.9 (9.5 to 10.3)`; empty if
// unknown.
QString pointValueText(const Plot& plot, const PlotPoint& point);
// Position of a point on the x axis as text: a category or a number.
QString pointPlaceText(const Plot& plot, const PlotPoint& point);
// Complete description of a point, for screen readers: `Doubling, 4 players: 9.9 (9.5 to 10.3)`.
QString pointText(const Plot& plot, PlotSpot spot);

// Title of an axis with its unit: `Length (deals)`.
QString axisText(const PlotAxis& axis);
// Name of the quantity on the y axis: axisText(plot.y) or, if it is empty, the plot's title.
QString quantityText(const Plot& plot);
// One or two sentences about the plot: the range of its values and its series.
QString plotSummary(const Plot& plot);
// Text to show instead of a plot without known points.
QString nothingKnownText();

}  // namespace downpile
