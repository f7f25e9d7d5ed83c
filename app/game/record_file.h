// SPDX-License-Identifier: GPL-3.0-or-later
// A record on disk that lines are appended to. What was appended is safe when append returns:
// written and synced, and the folder too when the file is new. What should lie there is kept in
// memory as well: where the file or its folder has gone, or is not what it was, all of it is
// written anew. Each append also updates the times in the header (record_times.h).
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

  // Appends after `text`, which are the complete lines that lie there. A file that does not exist
  // is made by the first append, for its owner alone.
  explicit RecordFile(const QString& path, QByteArray text = {},
                      Clock now = &QDateTime::currentDateTimeUtc);
  ~RecordFile() override;

  // False where the disk would not take it; the file is as it was then.
  bool append(std::string_view lines) override;

  // Nothing more is appended for now. Where the file has gone it is written anew.
  void close();

  QString path() const { return file_.fileName(); }

 private:
  bool isAsLeft();
  bool writeOn(const QByteArray& all);
  bool writeAnew(const QByteArray& text);
  void keepForeign(const QByteArray& text) const;

  QFile file_;
  QByteArray text_;
  Clock now_;
};

// Start and last change of a record: as written in it, otherwise the modification time of its file.
struct PlayedTimes {
  RecordTimes times{};
  bool isInRecord = false;
};
PlayedTimes playedTimes(const QFileInfo& file);

// Writes the modification time of an old record's file into the record, atomically, and keeps that
// modification time. Returns false if the record has times, cannot be read or written, or is open
// as a RecordFile. Callable from any thread.
bool keepTimeOfFile(const QString& path);

// Hold it while a record is renamed or deleted: keepTimeOfFile() in another thread must not write
// the record again under its old name.
QMutex& recordNamesMutex();

// Without a last line that somebody is just writing.
QByteArray completeLines(const QByteArray& text);

}  // namespace downpile
