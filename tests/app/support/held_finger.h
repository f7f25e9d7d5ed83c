// SPDX-License-Identifier: GPL-3.0-or-later
// Time for a finger that touches a window.
#pragma once

#include <QCoreApplication>

#include "../../support/skipped_time.h"
#include "window/finger_watch.h"

namespace downpile::tests {

// Lets the time pass after which a finger is resting. Returns false if no finger could come to
// rest.
inline bool holdFinger() {
  SkippedTime time;
  auto* watch = QCoreApplication::instance()->findChild<FingerWatch*>();
  return watch != nullptr && time.skip({watch});
}

}  // namespace downpile::tests
