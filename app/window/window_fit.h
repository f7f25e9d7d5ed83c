// SPDX-License-Identifier: GPL-3.0-or-later
// Fits a window onto the screens. Sizes are in pixels of the desktop; title bar and border belong
// to the window.
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

namespace downpile {

// Returns the rectangle of `window` moved into one of the screen areas: the area showing most of
// the window. The size changes only if the area is too small. If no area shows any part of the
// window, the window is centred in the first area. Returns `window` unchanged if the areas together
// show all of it, or if `areas` is empty.
QRect fitted(const QRect& window, const QList<QRect>& areas);

}  // namespace downpile
