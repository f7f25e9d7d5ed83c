// SPDX-License-Identifier: GPL-3.0-or-later
// Pseudo-languages for tests; linking this library makes them loadable by
// App::overrideLanguage.
#pragma once

#include <QStringList>

namespace downpile::tests {

// Returns `xx_long` and `xx_rtl`.
QStringList pseudoLanguages();

// Whether a text contains brackets of a pseudo-language, and as many closing as opening ones. It
// does not detect an untranslated text inserted into a translated one.
bool isPseudo(const QString& text);

}  // namespace downpile::tests
