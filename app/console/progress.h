// SPDX-License-Identifier: GPL-3.0-or-later
// How far long work is, for whoever waits: on a terminal one line that changes, else a line now and
// then. Nothing of it is on the output, and short work shows nothing.
#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

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

  // A line for whoever watches or reads it later. From any thread, as is all else here.
  void tell(std::string_view line);

  // So many pieces of the work are done, 1 or more. Only prints when the last line is old enough.
  void show(int done, int of);
  // So much (0 ... 1) of `what`, or of all, is done, and will take so long still if that is known.
  void show(double share, std::optional<std::chrono::duration<double>> left,
            std::string_view what = {});

 private:
  void clear();
  bool isTime();
  void print(const std::string& line);

  std::mutex printing_;
  std::ostream& errors_;
  bool terminal_;
  Clock::time_point (*now_)();
  bool shown_ = false;  // there is a line to be written over
  Clock::time_point start_ = now_();
  Clock::time_point last_ = start_;
};

}  // namespace downpile
