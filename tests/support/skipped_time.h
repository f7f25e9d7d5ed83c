// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTimer>
#include <QTimerEvent>
#include <algorithm>
#include <map>
#include <utility>

namespace downpile::tests {

// A clock for tests of objects with timers. Its time passes only when the test skips it.
class SkippedTime {
 public:
  // Milliseconds skipped so far.
  int now() const { return now_; }

  // Skips to the moment at which the next timer of these objects and their children is due, and
  // fires it. Returns false if no timer runs.
  bool skip(const QObjectList& roots) {
    std::map<QTimer*, Running> running;
    for (const QObject* root : roots) {
      for (QTimer* timer : root->findChildren<QTimer*>()) {
        if (!timer->isActive()) continue;
        const auto known = running_.find(timer);
        const bool isKnown = known != running_.end() && known->second.id == timer->timerId();
        running[timer] = {.id = timer->timerId(),
                          .due = isKnown ? known->second.due : now_ + timer->interval()};
      }
    }
    running_ = std::move(running);
    const auto next =
        std::ranges::min_element(running_, {}, [](const auto& each) { return each.second.due; });
    if (next == running_.end()) return false;
    QTimer* timer = next->first;
    QTimerEvent event(next->second.id);
    now_ = next->second.due;
    if (timer->isSingleShot()) {
      running_.erase(next);
    } else {
      next->second.due += timer->interval();
    }
    QCoreApplication::sendEvent(timer, &event);
    return true;
  }

 private:
  struct Running {
    int id;  // timer id, which usually changes with each start of the timer
    int due;
  };

  int now_ = 0;
  std::map<QTimer*, Running> running_;
};

}  // namespace downpile::tests
