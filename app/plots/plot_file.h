// SPDX-License-Identifier: GPL-3.0-or-later
// Exports a plot as a drawing (SVG) or a picture (PNG).
#pragma once

#include <QByteArray>
#include <QSize>

#include "plots/plot.h"
#include "plots/plot_style.h"

namespace downpile {

// Returns the plot as a drawing (SVG) or picture (PNG), with the style's background and a margin.
// The SVG file contains the plot's summary and source as its description.
QByteArray plotAsSvg(const Plot& plot, const PlotStyle& style, QSize size);
// `scale` is the number of the picture's pixels for one pixel of the style.
QByteArray plotAsPng(const Plot& plot, const PlotStyle& style, QSize size, double scale);

}  // namespace downpile
