// SPDX-License-Identifier: GPL-3.0-or-later
// Runs independent, numbered tasks on several threads. Results combined in the order of the task
// numbers do not depend on the number of threads.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <stop_token>

namespace downpile {

// Number of simultaneous threads of this computer; at least 1.
int availableThreads();

// Calls work(thread, number) once for each task number from 0 to count - 1, on several threads; on
// fewer if the system does not start them. `thread` is 0 ... threads - 1; data used by only one
// thread needs no lock. If a call of work throws, the tasks not yet begun are skipped and the first
// exception is rethrown.
void shareOut(int count, int threads, const std::function<void(int thread, int number)>& work);

// A task throws this exception to end the run early.
struct Stopped final : std::exception {
  const char* what() const noexcept override { return "stopped"; }
};

// Runs tasks like shareOut(), but begins no task after `stopped` became true. Returns false if a
// task was skipped or threw Stopped.
bool shareOutUntil(const std::atomic<bool>& stopped, int count, int threads,
                   const std::function<void(int thread, int number)>& work);

// Converts a std::stop_token to an atomic flag, which is cheap enough to check at every move.
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
