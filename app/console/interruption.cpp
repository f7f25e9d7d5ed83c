// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/interruption.h"

#include <ctime>

namespace downpile {

namespace {

// Time between two checks whether the signal-watching thread must end: 50 ms.
constexpr timespec kPause{.tv_sec = 0, .tv_nsec = 50'000'000};

bool isIgnored(int signal) {
  struct sigaction action {};
  return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

// A signal handler cannot request a stop, because requesting a stop takes locks. A thread waits for
// the signals instead.
Interruption::Interruption() {
  ::pthread_sigmask(SIG_BLOCK, nullptr, &before_);
  sigset_t masked;
  ::sigemptyset(&masked);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) {
    if (!isIgnored(signal)) ::sigaddset(&masked, signal);
  }
  ::pthread_sigmask(SIG_BLOCK, &masked, nullptr);
  watch_ = std::jthread([this, masked](const std::stop_token& end) {
    while (!end.stop_requested()) {
      if (::sigtimedwait(&masked, nullptr, &kPause) > 0) stop_.request_stop();
    }
  });
}

Interruption::~Interruption() {
  if (watch_.joinable()) {
    watch_.request_stop();
    watch_.join();
  }
  ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

}  // namespace downpile
