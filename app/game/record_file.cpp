// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/record_file.h"

#include <QDir>
#include <QFileInfo>
#include <string_view>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace downpile {

namespace {

#ifdef Q_OS_UNIX
bool sync(int handle) { return ::fsync(handle) == 0; }

// A new file is found again after a crash only if its folder was synced too.
bool syncFolder(const QString& folder) {
  const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY);
  if (handle < 0) return false;
  const bool good = sync(handle);
  ::close(handle);
  return good;
}
#else
bool sync(int) { return true; }
bool syncFolder(const QString&) { return true; }
#endif

// Without a buffer: what could not be written must not be written later, when nobody expects it.
constexpr auto kMode = QIODevice::ReadWrite | QIODevice::Unbuffered;

}  // namespace

RecordFile::RecordFile(const QString& path, qint64 size) : file_(path), size_(size) {}

bool RecordFile::open() {
  if (file_.isOpen()) return true;
  const QString folder = QFileInfo(file_).absolutePath();
  const bool isNew = !file_.exists();
  // What should be there and is not was lost: nothing may be written after a gap.
  if (file_.size() < size_ || !QDir().mkpath(folder) || !file_.open(kMode)) return false;
  if ((file_.size() == size_ || file_.resize(size_)) && (!isNew || syncFolder(folder))) return true;
  file_.close();
  return false;
}

bool RecordFile::append(std::string_view lines) {
  if (!open()) return false;
  const auto length = static_cast<qint64>(lines.size());
  if (file_.seek(size_) && file_.write(lines.data(), length) == length && sync(file_.handle())) {
    size_ += length;
    return true;
  }
  takeBack();
  return false;
}

// A part of a line must not stay before the next one. Where even that fails, the file is opened
// anew, and cut, before it is written to again.
void RecordFile::takeBack() {
  file_.resize(size_);
  file_.close();
}

}  // namespace downpile
