// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/connection_watchdog.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <utility>

namespace downpile {

namespace {

// Interval at which the watchdog's thread checks whether an answer is overdue. So the thread need
// not be woken whenever an answer is expected.
constexpr std::chrono::milliseconds kPulse{250};

}  // namespace

ConnectionWatchdog::ConnectionWatchdog() : thread_([this] { guard(); }) {}

ConnectionWatchdog::~ConnectionWatchdog() {
  {
    const std::lock_guard lock(mutex_);
    isEnding_ = true;
  }
  news_.notify_all();
  thread_.join();
  watch(-1);
}

void ConnectionWatchdog::watch(int socket) {
  const int line = socket < 0 ? -1 : ::fcntl(socket, F_DUPFD_CLOEXEC, 0);
  const std::lock_guard lock(mutex_);
  if (const int before = std::exchange(line_, line); before >= 0) ::close(before);
}

void ConnectionWatchdog::begin(std::chrono::milliseconds patience) {
  const std::lock_guard lock(mutex_);
  until_ = std::chrono::steady_clock::now() + patience;
  isWaiting_ = true;
  isCut_ = false;
}

bool ConnectionWatchdog::end() {
  const std::lock_guard lock(mutex_);
  isWaiting_ = false;
  return !isCut_;
}

void ConnectionWatchdog::guard() {
  std::unique_lock lock(mutex_);
  while (!news_.wait_for(lock, kPulse, [this] { return isEnding_; })) {
    const bool isLate = isWaiting_ && std::chrono::steady_clock::now() >= until_;
    if (!isLate || line_ < 0 || isCut_) continue;
    isCut_ = true;
    ::shutdown(line_, SHUT_RDWR);
  }
}

}  // namespace downpile
