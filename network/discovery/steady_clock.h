// SPDX-License-Identifier: GPL-3.0-or-later
// An injected clock, so that tests need not wait.
#pragma once

#include <QtGlobal>
#include <functional>

namespace downpile {

// Returns a monotonic time in milliseconds.
using SteadyClock = std::function<qint64()>;
// The monotonic clock of this machine.
SteadyClock machineClock();

}  // namespace downpile
