// SPDX-License-Identifier: GPL-3.0-or-later
// Type of the clock passed to classes with timeouts, so that tests can set the time instead of
// waiting.
#pragma once

#include <QtGlobal>
#include <functional>

namespace downpile {

// Function returning a monotonic time in milliseconds.
using SteadyClock = std::function<qint64()>;
// Returns the monotonic clock of this machine.
SteadyClock machineClock();

}  // namespace downpile
