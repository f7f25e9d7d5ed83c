// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/record_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "files/ordinary_file.h"
#include "files/whole_file.h"

namespace downpile {

namespace {

// The file is unbuffered, so a failed write cannot succeed later unnoticed.
constexpr auto kMode = QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered;

// Maximum size of a record's header in bytes: a few lines for each seat, one for each house rule.
constexpr qint64 kMostHeader = qint64{16} << 10;

std::string_view viewOf(const QByteArray& text) {
  return {text.constData(), static_cast<std::size_t>(text.size())};
}

QByteArray withTimes(const QByteArray& text, const RecordTimes& times) {
  return QByteArray::fromStdString(downpile::withTimes(viewOf(text), times));
}

// Paths of all open records; protected by recordNamesMutex().
std::multiset<QString>& openPaths() {
  static std::multiset<QString> paths;
  return paths;
}

QString keyOf(const QString& path) { return QFileInfo(path).absoluteFilePath(); }

bool isUnfinishedLine(QByteArrayView text) { return !text.contains('\n'); }

// Returns whether the text on disk belongs to this record: it is a beginning of the record, or the
// whole record and an unfinished line. The times in the header are ignored.
bool isOurs(const QByteArray& foundText, const QByteArray& ownText) {
  const auto found = QByteArray::fromStdString(withoutTimes(viewOf(foundText)));
  const auto text = QByteArray::fromStdString(withoutTimes(viewOf(ownText)));
  if (text.startsWith(found)) return true;
  return found.startsWith(text) && isUnfinishedLine(QByteArrayView(found).sliced(text.size()));
}

}  // namespace

QByteArray completeLines(const QByteArray& text) { return text.left(text.lastIndexOf('\n') + 1); }

RecordFile::RecordFile(const QString& path, QByteArray text, Clock now)
    : file_(path), text_(std::move(text)), now_(std::move(now)) {
  const QMutexLocker lock(&recordNamesMutex());
  openPaths().insert(keyOf(path));
  // A record without times gets the times of its file. storeTimeOfFile() may have written times
  // into the file since `text` was read.
  if (text_.isEmpty() || timesIn(viewOf(text_))) return;
  const QFileInfo file(path);
  if (file.isFile()) text_ = withTimes(text_, playedTimes(file).times);
}

RecordFile::~RecordFile() {
  const QMutexLocker lock(&recordNamesMutex());
  openPaths().erase(openPaths().find(keyOf(path())));
}

// Returns whether the path still leads to the open file, and the file has the expected size.
bool RecordFile::isUnchanged() {
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
  QByteArray all = text_ + QByteArray(lines.data(), static_cast<qsizetype>(lines.size()));
  const qsizetype length = all.size();
  const qint64 now = now_().toSecsSinceEpoch();
  const qint64 begin = timesIn(viewOf(all)).value_or(RecordTimes{.begin = now}).begin;
  all = withTimes(all, {.begin = begin, .end = std::max(begin, now)});
  // If the header got a time line, lines already on disk have moved. The file is then rewritten.
  if (!(all.size() == length && isUnchanged() ? writeOn(all) : rewrite(all))) return false;
  text_ = all;
  return true;
}

// Appends the new lines, and then overwrites the end time in the header. If the program is killed
// in between, the record has all its lines and the previous end time.
// After a failure, a partial line is cut off. If this fails too, isUnchanged() is false and the
// next call rewrites the file.
bool RecordFile::writeOn(const QByteArray& all) {
  const auto write = [this](qint64 place, const QByteArray& bytes) {
    return file_.seek(place) && file_.write(bytes) == bytes.size();
  };
  const auto end = placeOfEndTime(viewOf(all));
  const auto place = static_cast<qsizetype>(end.value_or(0));
  if (write(text_.size(), all.sliced(text_.size())) &&
      (!end || write(place, all.sliced(place, kTimeLength))) && ::fsync(file_.handle()) == 0) {
    return true;
  }
  file_.resize(text_.size());
  file_.close();
  return false;
}

bool RecordFile::rewrite(const QByteArray& text) {
  file_.close();
  setForeignAside(text);
  return writeWhole(path(), text);
}

// If another program has replaced the file by a different one, renames that program's file to keep
// it.
void RecordFile::setForeignAside(const QByteArray& text) const {
  const auto most = static_cast<qint64>(kMostRecordBytes);
  const FileReading found = readOrdinaryFile(path(), most);
  if (found.status == FileReading::Status::missing) return;
  if (found.status == FileReading::Status::good && isOurs(found.bytes, text)) return;
  setAside(path());
}

void RecordFile::close() {
  if (!text_.isEmpty() && !isUnchanged()) rewrite(text_);
  file_.close();
}

PlayedTimes playedTimes(const QFileInfo& file) {
  const qint64 modified = file.lastModified().toSecsSinceEpoch();
  PlayedTimes played{.times = {.begin = modified, .end = modified}};
  QFile record(file.filePath());
  // Only regular files are opened: opening a pipe would block until another program opens it for
  // writing.
  if (!file.isFile() || !record.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) return played;
  if (const auto times = timesIn(viewOf(record.read(kMostHeader)))) played = {*times, true};
  return played;
}

bool storeTimeOfFile(const QString& path) {
  const QFileInfo file(path);
  if (!file.isFile() || !file.isWritable()) return false;
  const FileReading read = readOrdinaryFile(path, static_cast<qint64>(kMostRecordBytes));
  if (read.status != FileReading::Status::good) return false;
  const RecordReading record = readRecord(viewOf(read.bytes));
  if (record.status != RecordReading::Status::good || record.times) return false;
  const QDateTime modified = file.lastModified();
  const qint64 seconds = modified.toSecsSinceEpoch();
  const QByteArray text = withTimes(read.bytes, {.begin = seconds, .end = seconds});

  const QMutexLocker lock(&recordNamesMutex());
  // The file is checked again, because it may have been changed, moved or opened since it was read
  // above.
  const QFileInfo now(path);
  if (openPaths().contains(keyOf(path)) || now.lastModified() != modified ||
      now.size() != read.bytes.size() || viewOf(text).size() > kMostRecordBytes ||
      !writeWhole(path, text)) {
    return false;
  }
  QFile written(path);
  if (written.open(QIODevice::ReadWrite)) {
    written.setFileTime(modified, QFileDevice::FileModificationTime);
  }
  return true;
}

QMutex& recordNamesMutex() {
  static QMutex mutex;
  return mutex;
}

}  // namespace downpile
