// SPDX-License-Identifier: GPL-3.0-or-later
#include "pseudo.h"

namespace downpile::tests {

using namespace Qt::StringLiterals;

QStringList pseudoLanguages() { return {u"xx_long"_s, u"xx_rtl"_s}; }

bool isPseudo(const QString& text) {
  return text.contains(u'⟦') && text.count(u'⟦') == text.count(u'⟧');
}

}  // namespace downpile::tests
