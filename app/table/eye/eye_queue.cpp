// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eye/eye_queue.h"

#include <utility>

namespace downpile {

EyeQueue::EyeQueue(QObject* parent) : QObject(parent), timer_(this) {
  timer_.setSingleShot(true);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &EyeQueue::showNext);
}

void EyeQueue::push(std::vector<EyeItem> items) {
  for (EyeItem& item : items) items_.push_back(std::move(item));
  if (!timer_.isActive() && !stopped_) showNext();
}

void EyeQueue::flush() {
  timer_.stop();
  stopsNext_ = false;
  setStopped(false);
  while (!items_.empty()) emit shown(takeNext());
  setMoving(false);
}

void EyeQueue::skipToStop() {
  timer_.stop();
  if (stopped_) {
    setStopped(false);
    showNext();
    return;
  }
  while (!stopsNext_ && !items_.empty()) {
    const EyeItem item = takeNext();
    stopsNext_ = item.stops;
    emit shown(item);
  }
  showNext();
}

void EyeQueue::clear() {
  timer_.stop();
  items_.clear();
  stopsNext_ = false;
  setStopped(false);
  setMoving(false);
}

int EyeQueue::remaining() const {
  int time = timer_.isActive() ? timer_.remainingTime() : 0;
  for (const EyeItem& item : items_) time += item.duration;
  return time;
}

EyeItem EyeQueue::takeNext() {
  EyeItem item = std::move(items_.front());
  items_.pop_front();
  return item;
}

// Shows items up to and including the first one with a display time: items without one are shown
// together with the next.
void EyeQueue::showNext() {
  if (std::exchange(stopsNext_, false) && !items_.empty()) {
    setStopped(true);
    return;
  }
  while (!items_.empty()) {
    const EyeItem item = takeNext();
    stopsNext_ = item.stops;
    if (item.duration > 0 || item.stops) setMoving(true);
    if (item.duration > 0) timer_.start(item.duration);
    emit shown(item);
    if (timer_.isActive()) return;
    if (std::exchange(stopsNext_, false) && !items_.empty()) {
      setStopped(true);
      return;
    }
  }
  setMoving(false);
}

void EyeQueue::setStopped(bool stopped) {
  if (stopped == stopped_) return;
  stopped_ = stopped;
  emit stoppedChanged();
}

void EyeQueue::setMoving(bool moving) {
  if (moving == moving_) return;
  moving_ = moving;
  emit movingChanged();
}

}  // namespace downpile

#include "moc_eye_queue.cpp"
