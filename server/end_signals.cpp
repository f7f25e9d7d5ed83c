// SPDX-License-Identifier: GPL-3.0-or-later
#include "end_signals.h"

#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

namespace downpile {

namespace {

// A pair of connected sockets. The signal handler writes to the first one, because write() is one
// of the few functions allowed in a handler. The event loop reads from the second one.
std::array<int, 2> ends{-1, -1};

void handleSignal(int /*signal*/) {
  const int error = errno;  // of the interrupted code
  const char byte = 0;
  [[maybe_unused]] const ssize_t written = ::write(ends[0], &byte, 1);
  errno = error;
}

}  // namespace

EndSignals::EndSignals() {
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return;
  notifier_ = std::make_unique<QSocketNotifier>(ends[1], QSocketNotifier::Read);
  connect(notifier_.get(), &QSocketNotifier::activated, this, [this] {
    char byte = 0;
    if (::read(ends[1], &byte, 1) == 1) emit ended();
  });
  struct sigaction action {};
  action.sa_handler = handleSignal;
  action.sa_flags = SA_RESTART;
  ::sigaction(SIGTERM, &action, nullptr);
  ::sigaction(SIGINT, &action, nullptr);
}

EndSignals::~EndSignals() {
  std::signal(SIGTERM, SIG_DFL);
  std::signal(SIGINT, SIG_DFL);
  for (int& end : ends) ::close(end);
}

}  // namespace downpile

#include "moc_end_signals.cpp"
