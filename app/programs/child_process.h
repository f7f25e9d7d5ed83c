// SPDX-License-Identifier: GPL-3.0-or-later
// A child process with a line-based dialogue on its standard input and output. Its standard error
// is inherited. Any thread may use it, but only one at a time. A misbehaving process can neither
// block nor end the caller.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "programs/external_name.h"

namespace downpile {

class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;

  // Maximum length in bytes of an output line of the process.
  static constexpr std::size_t kLongestLine = 4096;

  // Starts the program in its own process group, which is killed when this program ends, even by
  // SIGKILL. Returns nullptr and sets `error` if the system refuses or the file is not a program.
  static std::unique_ptr<ChildProcess> start(const CommandWords& words, std::string& error);

  // Calls finish(), then kills the process and its process group.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // Time for the process to end by itself before it is killed.
  static constexpr std::chrono::milliseconds kGrace{200};

  // Queues lines for the process, each with a line feed. They are sent while readLine() waits, so a
  // non-reading process cannot block this program.
  void queue(std::string_view lines) { unsent_ += lines; }

  enum class ReadResult { line, late, cancelled, ended, tooLong };
  // Waits for the next line from the process, until `deadline` or at most 5 ms after `cancelled`
  // becomes true. `line` has no line feed.
  ReadResult readLine(std::string& line, Clock::time_point deadline,
                      const std::atomic<bool>& cancelled);

  // Sends queued lines. Returns true if some lines could not be sent, because the process does not
  // read fast enough.
  bool isFull() { return send() && !unsent_.empty(); }
  // Sends queued lines, closes the input of the process, and waits at most `time` for its end.
  // Returns true if the process has ended by itself.
  bool finish(std::chrono::milliseconds time = kGrace);
  // Sends queued lines and waits at most `time` for the end of the process, without closing its
  // input. Returns true if the process has ended by itself.
  bool mayEnd(std::chrono::milliseconds time);
  bool hasEnded() const;
  // Returns how a process without further output ended, as a phrase to follow its name, such as
  // "ended with exit status 1". Waits up to kGrace for the end of the process.
  std::string ending() const;
  // Kills the process and its group at once.
  void kill();

 private:
  ChildProcess(pid_t process, pid_t watcher, int input, int output, int watch)
      : process_(process), watcher_(watcher), input_(input), output_(output), watch_(watch) {}

  bool takeLine(std::string& line);
  bool send();
  bool receive();
  bool waitUntilEnded(std::chrono::milliseconds time) const;

  pid_t process_;
  pid_t watcher_;  // process id of the watching shell, which leads the process group
  // Socket to the input of the process. It is a socket, because only send() has MSG_NOSIGNAL, which
  // prevents SIGPIPE.
  int input_;
  // Read end of the pipe from the process's output. It is a pipe because a program can open a pipe,
  // but not a socket, by its name in /dev.
  int output_;
  int watch_;  // pipe to the watching shell; closing it kills the group
  bool isFinished_ = false;
  std::string unsent_;
  std::string received_;
};

}  // namespace downpile
