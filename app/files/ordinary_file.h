// SPDX-License-Identifier: GPL-3.0-or-later
// Reading files that may turn out to be anything: a pipe would keep its reader waiting for ever,
// and a file with a hole of gigabytes would be read into memory. Neither is opened.
#pragma once

#include <QByteArray>
#include <QString>

namespace downpile {

struct FileReading {
  enum class Status : std::uint8_t {
    good,
    missing,
    notOrdinary,  // a folder, a pipe, a device
    tooLarge,
    unreadable,  // `reason` is what the system says
  };
  Status status = Status::good;
  QByteArray bytes;
  QString reason;
};

// Whether there is an ordinary file of at most `most` bytes; nothing is read.
FileReading lookAtFile(const QString& path, qint64 most);

// The whole file, or why not. Links are followed.
FileReading readOrdinaryFile(const QString& path, qint64 most);

}  // namespace downpile
