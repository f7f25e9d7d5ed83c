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

  // pieces: number of tasks of each kind. threads: number of concurrent tasks.
  Remaining(const std::vector<int>& pieces, int threads);

  // Reports a task of this kind that is done, and its duration.
  void done(std::size_t kind, Seconds took);

  // The remaining time, or nullopt until a task of each kind is done.
  std::optional<Seconds> left() const;
  // The share of the work done, 0 ... 1: by time if all durations are known, else by number.
  double share() const;

 private:
  struct Kind {
    int pieces = 0;
    int done = 0;
    Seconds took{};
  };
  // Returns the remaining time if a single thread did all tasks.
  std::optional<Seconds> work() const;

  std::vector<Kind> kinds_;
  int threads_;
};

}  // namespace downpile
