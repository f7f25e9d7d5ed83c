// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a record in its own thread, so writes do not block the window. Lines are written in order,
// even if the game object is deleted. The thread sleeps while idle.
#pragma once

#include <QObject>
#include <QThread>
#include <memory>

#include "record/session.h"

namespace downpile {

class RecordFile;

class RecordWriter final : public QObject, public Journal {
  Q_OBJECT

 public:
  // Writes records in a thread of its own. The object must be used in one thread with an event
  // loop; the callback `done` of write() is called in the same thread.
  explicit RecordWriter(std::unique_ptr<RecordFile> file);
  // Blocks until all lines are written. Callbacks of these writes are not called.
  ~RecordWriter() override;

  void write(std::string lines, Done done) override;

 private:
  std::unique_ptr<RecordFile> file_;  // accessed only in the thread `thread_`
  QThread thread_;
  QObject* inThread_;
};

}  // namespace downpile
