// SPDX-License-Identifier: GPL-3.0-or-later
// Pseudo-languages for tests; linking this library makes them loadable by
// App::overrideLanguage.
#pragma once

#include <QStringList>

namespace downpile::tests {

// Returns `xx_long` and `xx_rtl`.
QStringList pseudoLanguages();

// Whether a text, and every text inserted into it, comes from a pseudo-language.
bool isPseudo(const QString& text);

}  // namespace downpile::tests
