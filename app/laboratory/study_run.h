// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a study in background threads of low priority, so the table stays smooth.
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <thread>

#include "study/study.h"

namespace downpile {

class StudyRun : public QObject {
  Q_OBJECT

 public:
  explicit StudyRun(QObject* parent = nullptr);
  // Stops the running study, if there is one.
  ~StudyRun() override;

  bool isRunning() const { return thread_.joinable(); }
  // Starts or continues a study. Another running study is stopped.
  void start(std::shared_ptr<Study> study);
  // Stops the study; returns in less than 100 ms. No signal for the study is emitted afterwards.
  void stop();

 signals:
  // Emitted with the results from time to time while the study runs, and once at its end.
  void advanced(const downpile::StudyResults& results, const downpile::StudyProgress& progress);
  void finished();
  // Emitted if a computer player broke the rules, which is a defect of the program. `reason` is an
  // English sentence.
  void failed(const QString& reason);

 private:
  void run(const std::stop_token& stop, Study& study, int number);
  // Calls `then` in this object's thread, unless the study was stopped or another one started in
  // the meantime.
  template <class Then>
  void post(int number, Then then);

  int number_ = 0;  // number of the current run, to ignore results of earlier runs
  std::jthread thread_;
};

}  // namespace downpile
