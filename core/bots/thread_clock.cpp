// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/thread_clock.h"

#include <time.h>

namespace downpile {

std::chrono::nanoseconds threadTime() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace downpile
