// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/study_run.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <utility>

namespace downpile {

namespace {

using Clock = std::chrono::steady_clock;

// kPause is the minimum time between two progress reports. The time between two reports is also at
// least kPauses times the time needed to compute one report.
constexpr std::chrono::milliseconds kPause{300};
constexpr int kPauses = 10;
// Nice value of the study's threads (19 is the lowest priority). Threads started by them inherit
// it.
constexpr int kNice = 15;

}  // namespace

StudyRun::StudyRun(QObject* parent) : QObject(parent) {}

StudyRun::~StudyRun() { stop(); }

void StudyRun::stop() {
  ++number_;
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
}

void StudyRun::start(std::shared_ptr<Study> study) {
  stop();
  thread_ =
      std::jthread([this, study = std::move(study), number = number_](const std::stop_token& stop) {
        ::setpriority(PRIO_PROCESS, 0, kNice);
        run(stop, *study, number);
      });
}

template <class Then>
void StudyRun::post(int number, Then then) {
  QMetaObject::invokeMethod(
      this,
      [this, number, then = std::move(then)] {
        if (number == number_) then();
      },
      Qt::QueuedConnection);
}

void StudyRun::run(const std::stop_token& stop, Study& study, int number) {
  auto next = Clock::now();
  const auto postNow = [&] {
    const auto start = Clock::now();
    post(number, [this, results = study.results(), progress = study.progress()] {
      emit advanced(results, progress);
    });
    const auto end = Clock::now();
    next = end + std::max<Clock::duration>(kPause, kPauses * (end - start));
  };
  try {
    const bool whole = study.run(stop, [&] {
      if (Clock::now() >= next && !stop.stop_requested()) postNow();
    });
    if (!whole) return;
    postNow();
    post(number, [this] {
      this->stop();
      emit finished();
    });
  } catch (const std::exception& error) {
    post(number, [this, reason = QString::fromUtf8(error.what())] {
      this->stop();
      emit failed(reason);
    });
  }
}

}  // namespace downpile

#include "moc_study_run.cpp"
