// SPDX-License-Identifier: GPL-3.0-or-later
// Reads untrusted files with limits. A pipe would block its reader forever, and a sparse file of
// gigabytes would fill the memory; neither is read.
#pragma once

#include <QByteArray>
#include <QString>

namespace downpile {

struct FileReading {
  enum class Status : std::uint8_t {
    good,
    missing,
    notOrdinary,  // the path leads to a folder, a pipe or a device
    tooLarge,
    unreadable,  // the file cannot be read; `reason` has the system's error message
  };
  Status status = Status::good;
  QByteArray bytes;
  QString reason;
};

// Checks for an ordinary file of at most `most` bytes at the path, without opening it.
FileReading checkFile(const QString& path, qint64 most);

// Reads the whole file, or returns the reason why it cannot be read. Follows links. The limit is
// `most` bytes.
FileReading readOrdinaryFile(const QString& path, qint64 most);

}  // namespace downpile
