// SPDX-License-Identifier: GPL-3.0-or-later
// Percentages, as the user's language writes them.
#pragma once

#include <QString>

namespace downpile {

// Of a number that has been written already: `12.5%`, in German `12,5 %`.
QString percentText(const QString& number);

}  // namespace downpile
