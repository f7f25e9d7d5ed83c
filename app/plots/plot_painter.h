// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a plot, on whatever there is to draw on: a screen, a picture, a file of lines and letters.
#pragma once

#include <QPainter>

#include "plots/plot.h"
#include "plots/plot_layout.h"
#include "plots/plot_style.h"

namespace downpile {

// What is pointed out in a plot.
struct PlotMarks {
  PlotSpot marked{};   // from outside: where something stands that the plot is about
  PlotSpot focused{};  // has the keyboard, or is pointed at
};

// Draws on the ground that is there. The painter's pixels are those of the style.
void paintPlot(QPainter& painter, const Plot& plot, const PlotStyle& style,
               const PlotLayout& layout, const PlotMarks& marks = {});

}  // namespace downpile
