// SPDX-License-Identifier: GPL-3.0-or-later
// The languages that are made by machine, for tests; linking this makes them loadable
// (Program::overrideLanguage).
#pragma once

#include <QStringList>

namespace downpile::tests {

// `xx_long`, `xx_rtl`.
QStringList pseudoLanguages();

// Whether a text, or each part that was put into it, comes from one of them.
bool isPseudo(const QString& text);

}  // namespace downpile::tests
