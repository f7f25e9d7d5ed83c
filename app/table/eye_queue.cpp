// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eye_queue.h"

#include <utility>

namespace downpile {

EyeQueue::EyeQueue(QObject* parent) : QObject(parent) {
  timer_.setSingleShot(true);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &EyeQueue::showNext);
}

void EyeQueue::push(std::vector<EyeItem> items) {
  for (EyeItem& item : items) items_.push_back(std::move(item));
  if (!timer_.isActive()) showNext();
}

void EyeQueue::flush() {
  timer_.stop();
  while (!items_.empty()) {
    const EyeItem item = std::move(items_.front());
    items_.pop_front();
    emit shown(item);
  }
  setMoving(false);
}

void EyeQueue::clear() {
  timer_.stop();
  items_.clear();
  setMoving(false);
}

int EyeQueue::remaining() const {
  int time = timer_.isActive() ? timer_.remainingTime() : 0;
  for (const EyeItem& item : items_) time += item.duration;
  return time;
}

// Shows what takes no time together with what follows it.
void EyeQueue::showNext() {
  while (!items_.empty()) {
    const EyeItem item = std::move(items_.front());
    items_.pop_front();
    if (item.duration > 0) {
      setMoving(true);
      timer_.start(item.duration);
    }
    emit shown(item);
    if (timer_.isActive()) return;
  }
  setMoving(false);
}

void EyeQueue::setMoving(bool moving) {
  if (moving == moving_) return;
  moving_ = moving;
  emit movingChanged();
}

}  // namespace downpile
