// SPDX-License-Identifier: GPL-3.0-or-later
// A record on disk that lines are appended to. What was appended is safe when append returns:
// written and synced, and the folder too when the file is new.
#pragma once

#include <QFile>
#include <QString>

#include "record/session.h"

namespace downpile {

class RecordFile final : public Journal {
 public:
  // Appends after the first `size` bytes; what follows them (a line that was never finished) goes.
  // A file that does not exist is made by the first append; `size` is 0 then.
  explicit RecordFile(const QString& path, qint64 size = 0);

  // False where the disk would not take it or has lost what was there; the file is as it was then.
  bool append(std::string_view lines) override;

  QString path() const { return file_.fileName(); }

 private:
  bool open();
  void takeBack();

  QFile file_;
  qint64 size_;
};

}  // namespace downpile
