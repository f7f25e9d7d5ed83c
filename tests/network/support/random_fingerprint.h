// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRandomGenerator>

#include "identity/fingerprint.h"

namespace downpile::tests {

inline Fingerprint randomFingerprint(QRandomGenerator& random) {
  QByteArray bytes(static_cast<qsizetype>(Fingerprint::kBytes), '\0');
  for (char& byte : bytes) byte = static_cast<char>(random.bounded(256));
  return Fingerprint::fromBytes(bytes).value();
}

}  // namespace downpile::tests
