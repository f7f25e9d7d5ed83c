// SPDX-License-Identifier: GPL-3.0-or-later
// A record on disk to which lines are appended. When append() returns true, the lines are written
// and synced, and so is the folder of a new file. The full text is also kept in memory, to rewrite
// a missing or changed file. Each append updates the times in the header (record_times.h).
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QMutex>
#include <QString>
#include <functional>

#include "record/record_times.h"
#include "record/session.h"

namespace downpile {

class RecordFile final : public DirectJournal {
 public:
  using Clock = std::function<QDateTime()>;

  // Prepares a record for appending. `text` is the existing content of the file, without an
  // unfinished last line. If the file is missing, the first append creates it, readable only by its
  // owner.
  explicit RecordFile(const QString& path, QByteArray text = {},
                      Clock now = &QDateTime::currentDateTimeUtc);
  ~RecordFile() override;

  // Appends lines. Returns false if the write failed; then the text in memory is unchanged, and the
  // next call repairs the file if necessary.
  bool append(std::string_view lines) override;

  // Closes the file until the next append. If the file is missing or was changed by another
  // program, rewrites it.
  void close();

  QString path() const { return file_.fileName(); }

 private:
  bool isUnchanged();
  bool writeOn(const QByteArray& all);
  bool rewrite(const QByteArray& text);
  void setForeignAside(const QByteArray& text) const;

  QFile file_;
  QByteArray text_;
  Clock now_;
};

// Times at which a record was begun and last changed: the times written in the record, otherwise
// the modification time of its file.
struct PlayedTimes {
  RecordTimes times{};
  bool isInRecord = false;
};
PlayedTimes playedTimes(const QFileInfo& file);

// Writes the file's modification time into the header of a record without times, as its begin and
// end. The file is replaced atomically and keeps its modification time. Returns false if the record
// has times, cannot be read or written, or is open as a RecordFile. Callable from any thread.
bool storeTimeOfFile(const QString& path);

// Mutex to lock while a record is renamed or deleted. Otherwise storeTimeOfFile() in another thread
// could write the record again under its old name.
QMutex& recordNamesMutex();

// Returns the text without an unfinished last line, which may be a write in progress.
QByteArray completeLines(const QByteArray& text);

}  // namespace downpile
