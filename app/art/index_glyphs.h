// SPDX-License-Identifier: GPL-3.0-or-later
// The project's own alphabet for card indices, as paths: SVG text would look different on every
// machine. One line of even width, a little condensed, with slightly heavier stems.
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QString>

namespace downpile {

// True if every character has a drawing: A-Z, 0-9, `?`, and letters that look like these once
// case and accents are dropped (Cyrillic indices included). False for the empty text.
bool canDrawIndex(const QString& text);

// An SVG path element that fills `box` (user units) in height and stands centred in it; the width
// shrinks to the box when needed. `weight` is the width of horizontal lines in user units; stems
// are 1.15 times as wide. Characters without a drawing are left out.
QByteArray drawIndex(const QString& text, const QRectF& box, double weight,
                     const QByteArray& colour);

}  // namespace downpile
