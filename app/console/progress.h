// SPDX-License-Identifier: GPL-3.0-or-later
// How far long work is, for whoever waits: on a terminal one line that changes, else a line now and
// then. Nothing of it is on the output, and short work shows nothing.
#pragma once

#include <chrono>
#include <ostream>

namespace downpile {

class Progress {
 public:
  // `errors` takes the lines; `terminal`: somebody watches them.
  Progress(std::ostream& errors, bool terminal) : errors_(errors), terminal_(terminal) {}
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // So many pieces of the work are done. Only prints when the last line is old enough.
  void show(int done, int of);

 private:
  using Clock = std::chrono::steady_clock;
  void clear();

  std::ostream& errors_;
  bool terminal_;
  bool shown_ = false;  // there is a line to be written over
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

}  // namespace downpile
