// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a record in a thread of its own, so that no window waits for a disk. What it was given is
// written in order, whatever becomes of the game; without anything to write the thread sleeps.
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
  // Must be made and used in one thread, which runs an event loop: that is where `done` is called.
  explicit RecordWriter(std::unique_ptr<RecordFile> file);
  // Waits until everything is written. Nobody is told any more.
  ~RecordWriter() override;

  void keep(std::string lines, Done done) override;

 private:
  std::unique_ptr<RecordFile> file_;  // of the thread
  QThread thread_;
  QObject* inThread_;
};

}  // namespace downpile
