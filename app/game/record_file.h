// SPDX-License-Identifier: GPL-3.0-or-later
// A record on disk that lines are appended to. What was appended is safe when append returns:
// written and synced, and the folder too when the file is new. What should lie there is kept in
// memory as well: where the file or its folder has gone, or is not what it was, all of it is
// written anew.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include "record/session.h"

namespace downpile {

class RecordFile final : public DirectJournal {
 public:
  // Appends after `text`, which are the complete lines that lie there. A file that does not exist
  // is made by the first append, for its owner alone.
  explicit RecordFile(const QString& path, QByteArray text = {});

  // False where the disk would not take it; the file is as it was then.
  bool append(std::string_view lines) override;

  // Nothing more is appended for now. Where the file has gone it is written anew.
  void close();

  QString path() const { return file_.fileName(); }

 private:
  bool isAsLeft();
  bool writeOn(std::string_view lines);
  bool writeAnew(const QByteArray& text);
  void keepForeign(const QByteArray& text) const;

  QFile file_;
  QByteArray text_;
};

// Without a last line that somebody is just writing.
QByteArray completeLines(const QByteArray& text);

}  // namespace downpile
