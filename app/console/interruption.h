// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl-C during long work: as long as an object of this lives, SIGINT asks the work to stop instead
// of ending the program, so that what is done is not lost.
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace downpile {

class Interruption {
 public:
  // Threads that are to be left alone by the signal are begun afterwards. Where the signal is
  // ignored, as in the background of a script, it stays ignored.
  Interruption();
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  // What the work is to look at.
  std::stop_token token() const { return stop_.get_token(); }

 private:
  std::stop_source stop_;
  sigset_t before_{};
  std::jthread watch_;
};

}  // namespace downpile
