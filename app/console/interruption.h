// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl-C during long work: as long as an object of this lives, SIGINT asks the work to stop instead
// of ending the program, so that what is done is not lost. So do SIGTERM and SIGHUP: who is ended
// ends what it has started first. An output that nobody reads any more (SIGPIPE) ends the program
// when the object goes; until then what is written there fails.
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace downpile {

class Interruption {
 public:
  // Threads that are to be left alone by the signals are begun afterwards. A signal that is
  // ignored, as SIGINT is in the background of a script, stays ignored.
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
