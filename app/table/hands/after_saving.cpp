// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/hands/after_saving.h"

#include <utility>

namespace downpile {

namespace {
constexpr int kSlowTime = 1000;  // milliseconds after which an answer is slow
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
  // A gesture may send another request: the remaining gestures wait for its answer.
  while (!isUnderWay() && !waiting_.empty()) {
    const auto gesture = std::move(waiting_.front());
    waiting_.pop_front();
    gesture();
  }
  if (isUnderWay()) return;
  setSlow(false);
  emit underWayChanged();
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
  waiting_.clear();
  slowTimer_.stop();
  setSlow(false);
  if (was) emit underWayChanged();
}

bool AfterSaving::holds(std::function<void()> gesture) {
  if (!isUnderWay()) return false;
  waiting_.push_back(std::move(gesture));
  return true;
}

void AfterSaving::setSlow(bool slow) {
  if (slow == isSlow_) return;
  isSlow_ = slow;
  emit slowChanged();
}

}  // namespace downpile

#include "moc_after_saving.cpp"
