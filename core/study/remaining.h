// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates the remaining time of work with several kinds of tasks. Some kinds take far longer than
// others.
#pragma once

#include <chrono>
#include <optional>
#include <vector>

namespace downpile {

class Remaining {
 public:
  using Seconds = std::chrono::duration<double>;

  // pieces: number of tasks of each kind. threads: number of simultaneous tasks.
  Remaining(const std::vector<int>& pieces, int threads);

  // Reports the end of a task of this kind, and its duration.
  void done(std::size_t kind, Seconds took);

  // Returns the remaining time. Returns nullopt if no task of some kind is done yet: its duration
  // is unknown.
  std::optional<Seconds> left() const;
  // Returns the finished share of the work, from 0 to 1: by time if the duration of each kind of
  // task is known, otherwise by the number of tasks.
  double share() const;

 private:
  struct Kind {
    int pieces = 0;
    int done = 0;
    Seconds took{};
  };
  // Returns the time needed by a single thread for all remaining tasks.
  std::optional<Seconds> work() const;

  std::vector<Kind> kinds_;
  int threads_;
};

}  // namespace downpile
