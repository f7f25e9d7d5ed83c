// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for a condition by handling events.
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>
#include <chrono>

namespace downpile::tests {

// Time after which a waiting test counts as hanging. A passing test never waits so long.
inline constexpr std::chrono::minutes kHanging(4);

// Processes events until `condition()` is true. Returns false after kHanging. Checks the condition
// after each call of processEvents(): a check every ten milliseconds, as in QTRY_VERIFY, would be
// too slow for games with a thousand messages.
template <class Condition>
bool eventually(Condition condition) {
  const QDeadlineTimer hanging(kHanging);
  QTimer pulse;  // wakes the loop, because another thread may change the condition
  pulse.start(10);
  while (!condition()) {
    if (hanging.hasExpired()) return false;
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  return true;
}

}  // namespace downpile::tests
