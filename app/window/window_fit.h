// SPDX-License-Identifier: GPL-3.0-or-later
// Fits a window onto the screens. Sizes are in pixels of the desktop; title bar and border belong
// to the window.
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

namespace downpile {

// Returns the rectangle closest to `window` inside one of the areas: the area that shows most of
// it. The result is smaller only if the area is. If no area shows any of it, it is centred in the
// first one. Returns `window` itself if the areas together show all of it, or if `areas` is empty.
QRect fitted(const QRect& window, const QList<QRect>& areas);

}  // namespace downpile
