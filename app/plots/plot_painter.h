// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a plot on any paint device: screen, picture or SVG file.
#pragma once

#include <QPainter>

#include "plots/plot.h"
#include "plots/plot_layout.h"
#include "plots/plot_style.h"

namespace downpile {

// Highlighted points of a plot.
struct PlotMarks {
  PlotSpot marked{};   // point marked by the page, such as the position shown on the table
  PlotSpot focused{};  // point selected with the arrow keys or a click
};

// Draws the plot, but not its background. The painter's unit is a pixel of the style.
void paintPlot(QPainter& painter, const Plot& plot, const PlotStyle& style,
               const PlotLayout& layout, const PlotMarks& marks = {});

}  // namespace downpile
