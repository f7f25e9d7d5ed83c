// SPDX-License-Identifier: GPL-3.0-or-later
// A plot as a file for others: a drawing, or a picture.
#pragma once

#include <QByteArray>
#include <QSize>

#include "plots/plot.h"
#include "plots/plot_style.h"

namespace downpile {

// Both on the style's ground, with a margin. What is read aloud of a drawing is in it.
QByteArray plotAsSvg(const Plot& plot, const PlotStyle& style, QSize size);
// `scale` pixels of the picture to one of the style.
QByteArray plotAsPng(const Plot& plot, const PlotStyle& style, QSize size, double scale);

}  // namespace downpile
