// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace downpile::tests {

// Returns the bytes of a file, or "?" if it cannot be read.
inline QByteArray fileContent(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("?");
}

}  // namespace downpile::tests
