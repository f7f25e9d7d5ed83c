// SPDX-License-Identifier: GPL-3.0-or-later
// CPU time of the current thread, the clock for the thinking times of bots that decide in it. Other
// load on the computer does not count.
#pragma once

#include <chrono>

namespace downpile {

// Returns the processor time of this thread. Only differences within one thread are meaningful.
std::chrono::nanoseconds threadTime();

}  // namespace downpile
