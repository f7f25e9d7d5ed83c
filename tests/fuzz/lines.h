// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for fuzz targets: inputs made of messages, one per line, and an application object for
// timers and queued signals.
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QCoreApplication>
#include <cstddef>
#include <cstdint>

namespace downpile::test {

inline constexpr int kMostLines = 60;

// Returns the first kMostLines lines of the input.
inline QByteArrayList linesOf(const std::uint8_t* data, std::size_t size) {
  const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  return text.split('\n').mid(0, kMostLines);
}

// Creates an application object, which timers and queued signals need; libFuzzer programs have
// none.
inline void startEvents() {
  if (QCoreApplication::instance() != nullptr) return;
  static int argc = 1;
  static char name[] = "fuzz";
  static char* argv[] = {name, nullptr};
  static const QCoreApplication app(argc, argv);
}

}  // namespace downpile::test
