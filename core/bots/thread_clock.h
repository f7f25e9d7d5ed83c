// SPDX-License-Identifier: GPL-3.0-or-later
// CPU time of the current thread. Measures how long a bot thinks in this thread; the CPU time of
// other threads and programs does not count.
#pragma once

#include <chrono>

namespace downpile {

// Returns the processor time of this thread. Only differences within one thread are meaningful.
std::chrono::nanoseconds threadTime();

}  // namespace downpile
