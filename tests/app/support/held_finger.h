// SPDX-License-Identifier: GPL-3.0-or-later
// Simulates a finger resting on a window.
#pragma once

#include <QCoreApplication>

#include "../../support/skipped_time.h"
#include "window/finger_watch.h"

namespace downpile::tests {

// Skips the time after which a finger on a window counts as resting. Returns false if FingerWatch
// waits for no finger.
inline bool holdFinger() {
  SkippedTime time;
  auto* watch = QCoreApplication::instance()->findChild<FingerWatch*>();
  return watch != nullptr && time.skip({watch});
}

}  // namespace downpile::tests
