// SPDX-License-Identifier: GPL-3.0-or-later
// Percentages in the user's language.
#pragma once

#include <QString>

namespace downpile {

// Adds the percent sign to a formatted number: `12.5%`, in German `12,5 %`.
QString percentText(const QString& number);

}  // namespace downpile
