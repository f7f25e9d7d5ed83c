// SPDX-License-Identifier: GPL-3.0-or-later
// A clock that is handed in, so that a test need not wait.
#pragma once

#include <QtGlobal>
#include <functional>

namespace downpile {

// Milliseconds that only grow.
using SteadyClock = std::function<qint64()>;
// That of the machine.
SteadyClock machineClock();

}  // namespace downpile
