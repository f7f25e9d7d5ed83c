// SPDX-License-Identifier: GPL-3.0-or-later
// How far long work is, for whoever waits: on a terminal one line that changes, else a line now and
// then. Nothing of it is on the output, and short work shows nothing.
#pragma once

#include <chrono>
#include <ostream>

namespace downpile {

class Progress {
 public:
  using Clock = std::chrono::steady_clock;

  // `errors` takes the lines; `terminal`: somebody watches them; `now` tells the time.
  Progress(std::ostream& errors, bool terminal, Clock::time_point (*now)() = &Clock::now)
      : errors_(errors), terminal_(terminal), now_(now) {}
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // So many pieces of the work are done, 1 or more. Only prints when the last line is old enough.
  void show(int done, int of);

 private:
  void clear();

  std::ostream& errors_;
  bool terminal_;
  Clock::time_point (*now_)();
  bool shown_ = false;  // there is a line to be written over
  Clock::time_point start_ = now_();
  Clock::time_point last_ = start_;
};

}  // namespace downpile
