// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/eye/display_queue.h"

#include <utility>

namespace downpile {

DisplayQueue::DisplayQueue(QObject* parent) : QObject(parent), timer_(this) {
  timer_.setSingleShot(true);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &DisplayQueue::showNext);
}

void DisplayQueue::push(std::vector<DisplayItem> items) {
  for (DisplayItem& item : items) items_.push_back(std::move(item));
  if (!timer_.isActive() && !stopped_) showNext();
}

void DisplayQueue::flush() {
  timer_.stop();
  stopsNext_ = false;
  setStopped(false);
  while (!items_.empty()) {
    const DisplayItem item = takeNext();
    emit shown(item, !items_.empty());
  }
  setMoving(false);
}

void DisplayQueue::skipToStop() {
  timer_.stop();
  if (stopped_) {
    setStopped(false);
    showNext();
    return;
  }
  while (!stopsNext_ && !items_.empty()) {
    const DisplayItem item = takeNext();
    stopsNext_ = item.stops;
    emit shown(item, !stopsNext_ && !items_.empty());
  }
  showNext();
}

void DisplayQueue::clear() {
  timer_.stop();
  items_.clear();
  stopsNext_ = false;
  setStopped(false);
  setMoving(false);
}

int DisplayQueue::remaining() const {
  int time = timer_.isActive() ? timer_.remainingTime() : 0;
  for (const DisplayItem& item : items_) time += item.duration;
  return time;
}

DisplayItem DisplayQueue::takeNext() {
  DisplayItem item = std::move(items_.front());
  items_.pop_front();
  return item;
}

// Shows the items up to and including the first one with a display time. Items without a display
// time are shown together with the next item.
void DisplayQueue::showNext() {
  if (std::exchange(stopsNext_, false) && !items_.empty()) {
    setStopped(true);
    return;
  }
  while (!items_.empty()) {
    const DisplayItem item = takeNext();
    stopsNext_ = item.stops;
    if (item.duration > 0 || item.stops) setMoving(true);
    if (item.duration > 0) timer_.start(item.duration);
    emit shown(item, item.duration == 0 && !stopsNext_ && !items_.empty());
    if (timer_.isActive()) return;
    if (std::exchange(stopsNext_, false) && !items_.empty()) {
      setStopped(true);
      return;
    }
  }
  setMoving(false);
}

void DisplayQueue::setStopped(bool stopped) {
  if (stopped == stopped_) return;
  stopped_ = stopped;
  emit stoppedChanged();
}

void DisplayQueue::setMoving(bool moving) {
  if (moving == moving_) return;
  moving_ = moving;
  emit movingChanged();
}

}  // namespace downpile

#include "moc_display_queue.cpp"
