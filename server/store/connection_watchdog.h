// SPDX-License-Identifier: GPL-3.0-or-later
// Shuts down a database connection if an answer takes too long. libpq has no such timeout. It waits
// forever if the database process hangs but its machine is up.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace downpile {

class ConnectionWatchdog final {
 public:
  ConnectionWatchdog();
  ~ConnectionWatchdog();
  ConnectionWatchdog(const ConnectionWatchdog&) = delete;
  ConnectionWatchdog& operator=(const ConnectionWatchdog&) = delete;

  // From now on, watches this socket of a database connection; -1: no socket.
  void watch(int socket);
  // Called when an answer is expected. If it does not arrive within `patience`, the connection is
  // shut down.
  void begin(std::chrono::milliseconds patience);
  // Called when the answer has arrived or is no longer expected. Returns false if the watchdog has
  // shut down the connection because the answer was overdue.
  bool end();

 private:
  void guard();

  std::mutex mutex_;
  std::condition_variable news_;
  // Duplicate of the socket's descriptor. It stays valid when libpq closes its own descriptor.
  int line_ = -1;
  bool isWaiting_ = false;
  bool isCut_ = false;
  bool isEnding_ = false;
  std::chrono::steady_clock::time_point until_{};
  std::thread thread_;
};

}  // namespace downpile
