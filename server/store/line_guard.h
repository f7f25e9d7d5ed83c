// SPDX-License-Identifier: GPL-3.0-or-later
// Ends a connection on which no answer comes. Whoever waits for a database by its own client waits
// for ever, where its process stands still and the system goes on answering for it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace downpile {

class LineGuard final {
 public:
  LineGuard();
  ~LineGuard();
  LineGuard(const LineGuard&) = delete;
  LineGuard& operator=(const LineGuard&) = delete;

  // The socket of the connection from now on, until it is another one; -1: there is none.
  void watch(int socket);
  // An answer is waited for, so long.
  void begin(std::chrono::milliseconds patience);
  // It has come, or nobody waits for it any more. False where the connection was ended.
  bool end();

 private:
  void guard();

  std::mutex mutex_;
  std::condition_variable news_;
  int line_ = -1;  // the same socket, by a number of its own: nobody else closes that
  bool isWaiting_ = false;
  bool isCut_ = false;
  bool isEnding_ = false;
  std::chrono::steady_clock::time_point until_{};
  std::thread thread_;
};

}  // namespace downpile
