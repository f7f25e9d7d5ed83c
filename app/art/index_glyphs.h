// SPDX-License-Identifier: GPL-3.0-or-later
// The project's own alphabet for card indices, as paths, because SVG text looks different on every
// machine. Lines of even width, a little condensed, with slightly heavier stems.
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>

namespace downpile {

// Returns true if every character can be drawn in a corner index: A-Z, 0-9, `?`, the Cyrillic Д,
// and Cyrillic and Greek lookalikes of A-Z. Case and accents are ignored. False for an empty text.
bool canDrawIndex(const QString& text);

// Returns an SVG path element with `text`, as high as `box` (user units) and centred in it; the
// text is narrowed to the box if necessary. `weight` is the width of horizontal lines in user
// units; vertical stems are 1.15 times as wide. Undrawable characters are left out.
QByteArray drawIndex(const QString& text, const QRectF& box, double weight,
                     const QByteArray& colour);

}  // namespace downpile
