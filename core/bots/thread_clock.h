// SPDX-License-Identifier: GPL-3.0-or-later
// The time that thinking takes, as everybody measures it who measures it: the processor's for this
// thread, so that other work on the machine does not count.
#pragma once

#include <chrono>

namespace downpile {

// Since some moment of the thread; only differences within one thread mean something.
std::chrono::nanoseconds threadTime();

}  // namespace downpile
