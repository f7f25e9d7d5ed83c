// SPDX-License-Identifier: GPL-3.0-or-later
// An injected clock, so that tests need not wait.
#pragma once

#include <QtGlobal>
#include <functional>

namespace downpile {

// Function that returns a monotonic time in milliseconds. Tests can replace it.
using SteadyClock = std::function<qint64()>;
// Returns the monotonic clock of this machine.
SteadyClock machineClock();

}  // namespace downpile
