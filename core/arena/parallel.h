// SPDX-License-Identifier: GPL-3.0-or-later
// Independent pieces of work, by number, on several threads. Whoever puts the results together by
// number gets the same whatever the number of threads.
#pragma once

#include <functional>

namespace downpile {

// How many threads there can be at once on this computer; at least 1.
int availableThreads();

// Calls work(thread, number) once for each number from 0 to count - 1; thread is 0 ... threads - 1
// and tells what may be used without a lock. Rethrows the first exception that work throws, after
// which what was not begun is left out.
void shareOut(int count, int threads, const std::function<void(int thread, int number)>& work);

}  // namespace downpile
