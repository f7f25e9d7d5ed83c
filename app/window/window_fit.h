// SPDX-License-Identifier: GPL-3.0-or-later
// Fits a window onto the screens. Sizes are in pixels of the desktop; title bar and border belong
// to the window.
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

namespace downpile {

// Returns the position of `window` moved into one of the screen areas: the area that shows most of
// it. The size changes only if the area is too small. If no area shows any of it, it is centred in
// the first one. Returns `window` unchanged if the areas together show all of it, or if `areas` is
// empty.
QRect fitted(const QRect& window, const QList<QRect>& areas);

}  // namespace downpile
