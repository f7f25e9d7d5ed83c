// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers that assemble SVG documents. The drawings under resources/art are complete SVG files, so
// that any viewer shows them; a drawing that becomes a part of a card is used without its outer
// <svg> element.
#pragma once

#include <QByteArray>
#include <QString>

namespace downpile {

// Formats a number for SVG, independent of the locale, rounded to two decimal places.
QByteArray svgNumber(double value);

// Returns the file resources/art/`name`, which is read once and cached. Returns an empty text with
// a warning if it does not exist. Thread-safe.
QByteArray artFile(const QString& name);

// Returns the content between <svg …> and </svg> in the file resources/art/`name`, or an empty
// text.
QByteArray artFragment(const QString& name);

}  // namespace downpile
