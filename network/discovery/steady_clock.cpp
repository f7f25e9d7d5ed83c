// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/steady_clock.h"

#include <QElapsedTimer>

namespace downpile {

SteadyClock machineClock() {
  QElapsedTimer timer;
  timer.start();
  return [timer] { return timer.elapsed(); };
}

}  // namespace downpile
