// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for assembling SVG documents. The drawings under resources/art are complete SVG files for
// any viewer; as a part of a card, a drawing is used without its outer <svg> element.
#pragma once

#include <QByteArray>
#include <QString>

namespace downpile {

// Formats a number for SVG, independent of the locale, rounded to two decimal places.
QByteArray svgNumber(double value);

// Returns the content of the file resources/art/`name`, which is read once and cached. If the file
// does not exist, returns an empty text and logs a warning. Thread-safe.
QByteArray artFile(const QString& name);

// Returns the content between <svg …> and </svg> in the file resources/art/`name`. Returns an empty
// text if the file is missing or has no <svg> element.
QByteArray artFragment(const QString& name);

}  // namespace downpile
