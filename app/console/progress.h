// SPDX-License-Identifier: GPL-3.0-or-later
// Progress of long work on standard error. A terminal shows one line, updated once a second. Any
// other output gets a new line every ten seconds. Short work shows nothing. Nothing is written to
// standard output.
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

  // `errors` receives the progress text. `terminal` is true if `errors` is a terminal. `now`
  // returns the time.
  Progress(std::ostream& errors, bool terminal, Clock::time_point (*now)() = &Clock::now)
      : errors_(errors), terminal_(terminal), now_(now) {}
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Prints a line at once; later progress does not overwrite it. All public functions of this class
  // are thread-safe.
  void report(std::string_view line);

  // Shows the progress: `done` of `of` units; `done` is 1 or more. Prints nothing if the last
  // progress line is too recent.
  void show(int done, int of);
  // Shows the finished share of the work (0 ... 1) and, if known, the time left. `label` is the
  // name of the work in the progress line, or empty. Prints nothing if the last progress line is
  // too recent.
  void show(double share, std::optional<std::chrono::duration<double>> left,
            std::string_view label = {});

 private:
  void clear();
  bool isTime();
  void print(const std::string& line);

  std::mutex printing_;
  std::ostream& errors_;
  bool terminal_;
  Clock::time_point (*now_)();
  bool shown_ = false;  // whether a progress line on the terminal must be overwritten
  Clock::time_point start_ = now_();
  Clock::time_point last_ = start_;
};

}  // namespace downpile
