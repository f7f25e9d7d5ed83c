// SPDX-License-Identifier: GPL-3.0-or-later
// Exports a plot as a drawing (SVG) or a picture (PNG).
#pragma once

#include <QByteArray>
#include <QSize>

#include "plots/plot.h"
#include "plots/plot_style.h"

namespace downpile {

// The exported drawing or picture has the style's background and a margin. The drawing contains the
// summary and the source as its description.
QByteArray plotAsSvg(const Plot& plot, const PlotStyle& style, QSize size);
// `scale`: pixels of the picture for one pixel of the style.
QByteArray plotAsPng(const Plot& plot, const PlotStyle& style, QSize size, double scale);

}  // namespace downpile
