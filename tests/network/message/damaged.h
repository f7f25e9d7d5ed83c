// SPDX-License-Identifier: GPL-3.0-or-later
// Returns a copy of `text` with 1 to 4 random changes of bytes, like a message of an attacker.
#pragma once

#include <QByteArray>

#include "rules/random.h"

namespace downpile::tests {

inline QByteArray damaged(QByteArray text, Random& random) {
  const int changes = 1 + static_cast<int>(random.below(4));
  for (int i = 0; i < changes && !text.isEmpty(); ++i) {
    const auto at = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(text.size())));
    switch (random.below(5)) {
      case 0:
        text[at] = static_cast<char>(random.below(256));
        break;
      case 1:
        text.remove(at, 1 + static_cast<qsizetype>(random.below(8)));
        break;
      case 2:
        text.insert(at, text.mid(at, 10));
        break;
      case 3:
        text.insert(at, "[[[[{\"a\":");
        break;
      default:
        text.insert(at, "-99999999999999999999");
        break;
    }
  }
  return text;
}

}  // namespace downpile::tests
