// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/plot_style.h"

#include <algorithm>
#include <cmath>

namespace downpile {

QColor PlotStyle::colourOf(int series) const {
  if (colours.isEmpty()) return ink;
  return colours[series % colours.size()].value<QColor>();
}

QFont PlotStyle::titleFont() const {
  QFont font = fontOf(1);
  font.setWeight(QFont::DemiBold);
  return font;
}

QFont PlotStyle::fontOf(double part) const {
  QFont font;
  if (!family.isEmpty()) font.setFamily(family);
  font.setPixelSize(std::max(6, static_cast<int>(std::lround(size * part))));
  return font;
}

}  // namespace downpile

#include "moc_plot_style.cpp"
