// SPDX-License-Identifier: GPL-3.0-or-later
// Independent pieces of work, by number, on several threads. Whoever puts the results together by
// number gets the same whatever the number of threads.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <stop_token>

namespace downpile {

// How many threads there can be at once on this computer; at least 1.
int availableThreads();

// Calls work(thread, number) once for each number from 0 to count - 1; thread is 0 ... threads - 1
// and tells what may be used without a lock. Rethrows the first exception that work throws, after
// which what was not begun is left out.
void shareOut(int count, int threads, const std::function<void(int thread, int number)>& work);

// What work may throw that nobody wants any more.
struct Stopped final : std::exception {
  const char* what() const noexcept override { return "stopped"; }
};

// The same; what was not begun when `stopped` became true is left out. False where anything was, or
// work has thrown Stopped.
bool shareOutUntil(const std::atomic<bool>& stopped, int count, int threads,
                   const std::function<void(int thread, int number)>& work);

// A stop token as a flag, which can be asked at every move.
class StopFlag {
 public:
  explicit StopFlag(const std::stop_token& stop) : onStop_(stop, Raise{isUp_}) {}

  const std::atomic<bool>& isUp() const { return isUp_; }

 private:
  struct Raise {
    std::atomic<bool>& flag;
    void operator()() const { flag = true; }
  };
  std::atomic<bool> isUp_{false};
  std::stop_callback<Raise> onStop_;
};

}  // namespace downpile
