// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/parallel.h"

#include <algorithm>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace downpile {

int availableThreads() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void shareOut(int count, int threads, const std::function<void(int thread, int number)>& work) {
  std::atomic<int> next{0};
  std::exception_ptr failure;
  std::mutex failing;
  const auto run = [&](int thread) {
    try {
      for (int number = next++; number < count; number = next++) work(thread, number);
    } catch (...) {
      next = count;
      const std::scoped_lock lock(failing);
      if (!failure) failure = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> helpers;
    try {
      for (int thread = 1; thread < std::min(threads, count); ++thread)
        helpers.emplace_back(run, thread);
    } catch (const std::system_error&) {
      // The system refused to start another thread: those that run do all tasks.
    }
    run(0);
  }
  if (failure) std::rethrow_exception(failure);
}

bool shareOutUntil(const std::atomic<bool>& stopped, int count, int threads,
                   const std::function<void(int thread, int number)>& work) {
  try {
    shareOut(count, threads, [&](int thread, int number) {
      if (stopped) throw Stopped();
      work(thread, number);
    });
  } catch (const Stopped&) {
    return false;
  }
  return true;
}

}  // namespace downpile
