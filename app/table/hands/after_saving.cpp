// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hands/after_saving.h"

#include <utility>

namespace downpile {

namespace {
constexpr int kSlowTime = 1000;  // milliseconds until an unanswered request is reported as slow
}

AfterSaving::AfterSaving(QObject* parent) : QObject(parent) {
  slowTimer_.setSingleShot(true);
  slowTimer_.setInterval(kSlowTime);
  connect(&slowTimer_, &QTimer::timeout, this, [this] { setSlow(true); });
}

void AfterSaving::begin() {
  if (std::exchange(isUnderWay_, true)) return;
  if (!isSuspended_) slowTimer_.start();
  emit underWayChanged();
}

void AfterSaving::finish() {
  if (!std::exchange(isUnderWay_, false)) return;
  slowTimer_.stop();
  runWaiting();
  if (isUnderWay()) return;
  setSlow(false);
  emit underWayChanged();
}

// Runs the queued gestures. If one of them sends another request, the remaining gestures wait for
// its answer.
void AfterSaving::runWaiting() {
  while (!isUnderWay() && !waiting_.empty()) {
    const Waiting waiting = std::move(waiting_.front());
    waiting_.pop_front();
    waiting.run();
  }
}

void AfterSaving::suspend(bool isSuspended) {
  if (std::exchange(isSuspended_, isSuspended) == isSuspended) return;
  if (isSuspended) {
    slowTimer_.stop();
    setSlow(false);
  } else if (isUnderWay_) {
    slowTimer_.start();
  }
}

void AfterSaving::clear() {
  const bool was = std::exchange(isUnderWay_, false);
  isSuspended_ = false;
  std::erase_if(waiting_, [](const Waiting& waiting) { return !waiting.isWork; });
  // The caller is replacing the game on the table, so the queued work is run later.
  if (!waiting_.empty()) {
    QMetaObject::invokeMethod(this, &AfterSaving::runWaiting, Qt::QueuedConnection);
  }
  slowTimer_.stop();
  setSlow(false);
  if (was) emit underWayChanged();
}

bool AfterSaving::holds(std::function<void()> gesture) { return hold({std::move(gesture)}); }

bool AfterSaving::holdsWork(std::function<void()> work) { return hold({std::move(work), true}); }

bool AfterSaving::hold(Waiting waiting) {
  if (!isUnderWay()) return false;
  waiting_.push_back(std::move(waiting));
  return true;
}

void AfterSaving::setSlow(bool slow) {
  if (slow == isSlow_) return;
  isSlow_ = slow;
  emit slowChanged();
}

}  // namespace downpile

#include "moc_after_saving.cpp"
