// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/ordinary_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <cerrno>

namespace downpile {

namespace {

using Status = FileReading::Status;

FileReading failed(int error) {
  return {error == ENOENT ? Status::missing : Status::unreadable, {}, qt_error_string(error)};
}

FileReading judge(const struct stat& found, qint64 most) {
  if (!S_ISREG(found.st_mode)) return {Status::notOrdinary, {}, {}};
  return {found.st_size > most ? Status::tooLarge : Status::good, {}, {}};
}

}  // namespace

FileReading checkFile(const QString& path, qint64 most) {
  struct stat found {};
  if (::stat(QFile::encodeName(path).constData(), &found) != 0) return failed(errno);
  return judge(found, most);
}

FileReading readOrdinaryFile(const QString& path, qint64 most) {
  // The path is checked before the file is opened, because opening a device can have effects.
  if (FileReading seen = checkFile(path, most); seen.status != Status::good) return seen;
  const int handle =
      ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  if (handle < 0) return failed(errno);
  QFile file;
  if (!file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
    ::close(handle);
    return {Status::unreadable, {}, file.errorString()};
  }
  // The opened file is checked again: it may have been replaced since the first check, and it may
  // still grow.
  struct stat found {};
  if (::fstat(handle, &found) != 0) return failed(errno);
  FileReading reading = judge(found, most);
  if (reading.status != Status::good) return reading;
  reading.bytes = file.read(most + 1);
  if (file.error() != QFileDevice::NoError) return {Status::unreadable, {}, file.errorString()};
  if (reading.bytes.size() > most) return {Status::tooLarge, {}, {}};
  return reading;
}

}  // namespace downpile
