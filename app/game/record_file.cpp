// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/record_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <string_view>
#include <utility>

#include "files/ordinary_file.h"
#include "files/whole_file.h"

namespace downpile {

namespace {

// Without a buffer: what could not be written must not be written later, when nobody expects it.
constexpr auto kMode = QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered;

bool isUnfinishedLine(QByteArrayView text) { return !text.contains('\n'); }

// Whether `found` is what `text` was or was about to be: a part of it, or it and a line that was
// not finished.
bool isOurs(const QByteArray& found, const QByteArray& text) {
  if (text.startsWith(found)) return true;
  return found.startsWith(text) && isUnfinishedLine(QByteArrayView(found).sliced(text.size()));
}

}  // namespace

QByteArray completeLines(const QByteArray& text) { return text.left(text.lastIndexOf('\n') + 1); }

RecordFile::RecordFile(const QString& path, QByteArray text)
    : file_(path), text_(std::move(text)) {}

// Whether the file that is open is still the one that lies there, and as long as it should be.
bool RecordFile::isAsLeft() {
  struct stat lies {};
  const QByteArray name = QFile::encodeName(path());
  if (::stat(name.constData(), &lies) != 0 || !S_ISREG(lies.st_mode)) return false;
  if (lies.st_size != text_.size()) return false;
  if (!file_.isOpen() && !file_.open(kMode)) return false;
  struct stat open {};
  return ::fstat(file_.handle(), &open) == 0 && open.st_dev == lies.st_dev &&
         open.st_ino == lies.st_ino;
}

bool RecordFile::append(std::string_view lines) {
  const QByteArray all = text_ + QByteArray(lines.data(), static_cast<qsizetype>(lines.size()));
  if (!(isAsLeft() ? writeOn(lines) : writeAnew(all))) return false;
  text_ = all;
  return true;
}

// A part of a line must not stay before the next one. Where even that fails, the file is not as it
// was left, and is written anew with what comes next.
bool RecordFile::writeOn(std::string_view lines) {
  const auto length = static_cast<qint64>(lines.size());
  if (file_.seek(text_.size()) && file_.write(lines.data(), length) == length &&
      ::fsync(file_.handle()) == 0) {
    return true;
  }
  file_.resize(text_.size());
  file_.close();
  return false;
}

bool RecordFile::writeAnew(const QByteArray& text) {
  file_.close();
  keepForeign(text);
  return writeWhole(path(), text);
}

// What somebody else has put in its place is not ours to lose.
void RecordFile::keepForeign(const QByteArray& text) const {
  const auto most = static_cast<qint64>(kMostRecordBytes);
  const FileReading found = readOrdinaryFile(path(), most);
  if (found.status == FileReading::Status::missing) return;
  if (found.status == FileReading::Status::good && isOurs(found.bytes, text)) return;
  setAside(path());
}

void RecordFile::close() {
  if (!text_.isEmpty() && !isAsLeft()) writeAnew(text_);
  file_.close();
}

}  // namespace downpile
