// SPDX-License-Identifier: GPL-3.0-or-later
// Where a window can lie so that all of it is seen. In pixels of the desktop; a window is meant
// with its title bar and border.
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

namespace downpile {

// The rectangle closest to `window` that lies within one of the areas: pushed into the one that
// shows most of it, and made smaller only where that area is. In the middle of the first area if
// none shows any of it; itself if the areas show all of it together, or there are none.
QRect fitted(const QRect& window, const QList<QRect>& areas);

}  // namespace downpile
