// SPDX-License-Identifier: GPL-3.0-or-later
// Small helpers for putting SVG documents together from pieces: numbers, and the drawings under
// resources/art, which are complete SVG files (so that any viewer shows them) used by their inside.
#pragma once

#include <QByteArray>
#include <QString>

namespace downpile {

// A number as SVG wants it, whatever the locale, to a hundredth of a unit.
QByteArray svgNumber(double value);

// The whole file resources/art/`name`, read once and kept. Empty, with a warning, if there is
// none. May be called from any thread.
QByteArray artFile(const QString& name);

// What lies between the file's <svg …> and </svg>.
QByteArray artFragment(const QString& name);

}  // namespace downpile
