// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a study beside all else: in threads that take what time is left, so that the table moves as
// it always does.
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
  // What runs is stopped.
  ~StudyRun() override;

  bool isRunning() const { return thread_.joinable(); }
  // Runs it, or goes on with it. What ran before is stopped.
  void start(std::shared_ptr<Study> study);
  // Comes back in less than 100 ms. Nothing is told of it afterwards.
  void stop();

 signals:
  // Now and then, and once after its end.
  void advanced(const downpile::StudyResults& results, const downpile::StudyProgress& progress);
  void finished();
  // A computer player broke the rules, as a sentence in English says; that is a defect.
  void failed(const QString& reason);

 private:
  void run(const std::stop_token& stop, Study& study, int number);
  // Does this here, unless another study runs by then, or none.
  template <class Then>
  void tell(int number, Then then);

  int number_ = 0;  // of what runs
  std::jthread thread_;
};

}  // namespace downpile
