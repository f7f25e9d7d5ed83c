// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/window_fit.h"

#include <QRegion>
#include <algorithm>

namespace downpile {

QRect fitted(const QRect& window, const QList<QRect>& areas) {
  QRegion seen;
  for (const QRect& area : areas) seen += area;
  if (areas.isEmpty() || QRegion(window).subtracted(seen).isEmpty()) return window;

  const auto shown = [&](const QRect& area) {
    const QSizeF size = area.intersected(window).size();
    return size.isEmpty() ? 0.0 : size.width() * size.height();
  };
  const QRect area = *std::ranges::max_element(areas, {}, shown);
  QRect result(window.topLeft(), window.size().boundedTo(area.size()));
  if (shown(area) == 0) {
    result.moveCenter(area.center());
    return result;
  }
  result.moveLeft(std::clamp(result.left(), area.left(), area.right() + 1 - result.width()));
  result.moveTop(std::clamp(result.top(), area.top(), area.bottom() + 1 - result.height()));
  return result;
}

}  // namespace downpile
