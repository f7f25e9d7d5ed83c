// SPDX-License-Identifier: GPL-3.0-or-later
// Handles Ctrl-C during long work. While an object of this class exists, SIGINT requests a stop
// instead of ending the program, to keep the results so far. SIGTERM and SIGHUP do the same, to end
// child programs first. A closed output (SIGPIPE) ends the program when the object is destroyed;
// until then writes to it fail.
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace downpile {

class Interruption {
 public:
  // Blocks the signals in this thread. Create the object before other threads: they inherit the
  // signal mask. An ignored signal stays ignored, such as SIGINT in a background job of a script.
  Interruption();
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  // Returns the stop token for the work. A signal such as Ctrl-C requests the stop.
  std::stop_token token() const { return stop_.get_token(); }

 private:
  std::stop_source stop_;
  sigset_t before_{};
  std::jthread watch_;
};

}  // namespace downpile
