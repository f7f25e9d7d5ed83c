// SPDX-License-Identifier: GPL-3.0-or-later
// A program that runs beside this one and is talked to in lines, by its standard input and output.
// Its standard error is this program's. It can be talked to from any thread, by one at a time, and
// nothing that it does or leaves undone can hold up who talks to it, or end it.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "programs/program_name.h"

namespace downpile {

class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;

  static constexpr std::size_t kLongestLine = 4096;  // bytes, of what it says

  // Starts the program in a process group that ends with this program, also if it is killed.
  // Returns nullptr and sets `error` if the system refuses or the file is not a program.
  static std::unique_ptr<ChildProcess> start(const CommandWords& words, std::string& error);

  // Finishes; then it is ended, and what it has started in its process group.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // How long it has to end by itself before it is ended.
  static constexpr std::chrono::milliseconds kGrace{200};

  // Says so many lines, each with its end. It goes out while the next line is waited for, so that a
  // program that does not read holds up nobody.
  void say(std::string_view lines) { unsaid_ += lines; }

  enum class Heard { line, late, cancelled, ended, tooLong };
  // Waits for the next line, until `deadline` or soon (5 ms) after `cancelled` became true. `line`
  // comes without its end.
  Heard hear(std::string& line, Clock::time_point deadline, const std::atomic<bool>& cancelled);

  // Whether it is there and leaves so much unread that nothing more can be said.
  bool isFull() { return send() && !unsaid_.empty(); }
  // Says what is to be said yet, and closes its input; then waits so long: whether it has ended by
  // itself.
  bool finish(std::chrono::milliseconds time = kGrace);
  // The same with its input left open.
  bool mayEnd(std::chrono::milliseconds time);
  bool hasEnded() const;
  // Of one from which nothing more comes: how it ended, to stand after its name. Waits kGrace for
  // that.
  std::string ending() const;
  // Ends it at once.
  void kill();

 private:
  ChildProcess(pid_t process, pid_t watcher, int input, int output, int watch)
      : process_(process), watcher_(watcher), input_(input), output_(output), watch_(watch) {}

  bool takeLine(std::string& line);
  bool send();
  bool receive();
  bool waitUntilEnded(std::chrono::milliseconds time) const;

  pid_t process_;
  pid_t watcher_;  // leads the process group
  int input_;      // its own: a socket, since what is sent there cannot end who sends
  int output_;     // its own: a pipe, which it can open by name
  int watch_;      // a pipe that the watcher reads: its end kills the group
  bool isFinished_ = false;
  std::string unsaid_;
  std::string heard_;
};

}  // namespace downpile
