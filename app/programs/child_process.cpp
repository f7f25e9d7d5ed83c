// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

extern char** environ;

namespace downpile {

namespace {

constexpr std::chrono::milliseconds kGlance{5};
// Maximum wait for the end of a killed process. A process of another user cannot be killed and is
// then left running.
constexpr std::chrono::milliseconds kLastWait{500};

std::string textOf(int error) {
  const std::string text = std::generic_category().message(error);
  if (error != ENOEXEC) return text;
  return text + " (a script begins with a line such as #!/usr/bin/env python3)";
}

// Owner of the two ends of a pipe or socket. Closes them unless they were taken.
class Ends {
 public:
  Ends() = default;
  ~Ends() {
    for (const int end : ends_) {
      if (end >= 0) ::close(end);
    }
  }
  Ends(const Ends&) = delete;
  Ends& operator=(const Ends&) = delete;

  int* data() { return ends_.data(); }
  int operator[](std::size_t end) const { return ends_[end]; }
  int take(std::size_t end) { return std::exchange(ends_[end], -1); }

 private:
  std::array<int, 2> ends_{-1, -1};
};

// Command of a watching shell, which leads the child's process group and reads from a pipe. Only
// this program holds the pipe's write end. When this program ends, also by SIGKILL, the pipe is
// closed and the shell kills the group.
constexpr const char* kWatch =
    "exec >/dev/null 2>&1; trap '' HUP INT QUIT TERM; read -r _; kill -KILL 0";

// Starts a process in another process group than this program, out of reach of Ctrl-C. No signal is
// blocked or ignored in the process.
class Spawning {
 public:
  // If `group` is 0, the process gets a new process group.
  explicit Spawning(pid_t group) {
    ::posix_spawn_file_actions_init(&actions_);
    ::posix_spawnattr_init(&attributes_);
    ::posix_spawnattr_setflags(
        &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    ::posix_spawnattr_setpgroup(&attributes_, group);
    sigset_t none;
    ::sigemptyset(&none);
    ::posix_spawnattr_setsigmask(&attributes_, &none);
    sigset_t usual;
    ::sigfillset(&usual);
    ::posix_spawnattr_setsigdefault(&attributes_, &usual);
  }
  ~Spawning() {
    ::posix_spawnattr_destroy(&attributes_);
    ::posix_spawn_file_actions_destroy(&actions_);
  }
  Spawning(const Spawning&) = delete;
  Spawning& operator=(const Spawning&) = delete;

  void give(int file, int as) { ::posix_spawn_file_actions_adddup2(&actions_, file, as); }

  // Starts the program. Returns 0, or the error number.
  int start(const CommandWords& words, pid_t& process) const {
    std::vector<char*> pointers;
    for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
    pointers.push_back(nullptr);
    return ::posix_spawnp(&process, pointers.front(), &actions_, &attributes_, pointers.data(),
                          environ);
  }

 private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

void reap(pid_t process) {
  while (::waitpid(process, nullptr, 0) < 0 && errno == EINTR) {
  }
}

// If this program has inherited SIG_IGN for SIGCHLD, restores the default. Otherwise the system
// would reap children at once, and their process ids could be reused.
void noticeChildren() {
  struct sigaction action {};
  if (::sigaction(SIGCHLD, nullptr, &action) == 0 && action.sa_handler == SIG_IGN)
    ::signal(SIGCHLD, SIG_DFL);
}

}  // namespace

std::unique_ptr<ChildProcess> ChildProcess::start(const CommandWords& words, std::string& error) {
  noticeChildren();
  Ends input;   // standard input of the child: this program's end, the child's end
  Ends output;  // standard output of the child: this program's end, the child's end
  Ends watch;   // pipe to the watching shell: the shell's end, this program's end
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) != 0 ||
      ::pipe2(output.data(), O_CLOEXEC) != 0 || ::pipe2(watch.data(), O_CLOEXEC) != 0 ||
      ::fcntl(input[0], F_SETFL, O_NONBLOCK) != 0 || ::fcntl(output[0], F_SETFL, O_NONBLOCK) != 0) {
    error = textOf(errno);
    return nullptr;
  }
  Spawning watching(0);
  watching.give(watch[0], STDIN_FILENO);
  pid_t watcher = 0;
  if (const int problem = watching.start({"/bin/sh", "-c", kWatch}, watcher); problem != 0) {
    error = textOf(problem);
    return nullptr;
  }
  Spawning spawning(watcher);
  spawning.give(input[1], STDIN_FILENO);
  spawning.give(output[1], STDOUT_FILENO);
  pid_t process = 0;
  if (const int problem = spawning.start(words, process); problem != 0) {
    error = textOf(problem);
    ::kill(watcher, SIGKILL);
    reap(watcher);
    return nullptr;
  }
  return std::unique_ptr<ChildProcess>(
      new ChildProcess(process, watcher, input.take(0), output.take(0), watch.take(1)));
}

bool ChildProcess::mayEnd(std::chrono::milliseconds time) {
  send();
  return waitUntilEnded(time);
}

bool ChildProcess::finish(std::chrono::milliseconds time) {
  if (std::exchange(isFinished_, true)) return hasEnded();
  send();
  ::shutdown(input_, SHUT_WR);
  return waitUntilEnded(time);
}

std::string ChildProcess::ending() const {
  siginfo_t info{};
  if (!waitUntilEnded(kGrace) ||
      ::waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) != 0) {
    return "closed its output";
  }
  const std::string number = std::to_string(info.si_status);
  return info.si_code == CLD_EXITED ? "ended with exit status " + number
                                    : "was ended by signal " + number;
}

ChildProcess::~ChildProcess() {
  finish();  // returns at once if the process was killed
  kill();
  if (waitUntilEnded(kLastWait)) ::waitpid(process_, nullptr, WNOHANG);
  // The watcher is reaped last: as long as it exists, the id of its process group is not reused.
  reap(watcher_);
  ::close(input_);
  ::close(output_);
  ::close(watch_);
}

// Does not reap the process: reaping would free its process id, and kill() could then hit a
// different process.
bool ChildProcess::hasEnded() const {
  siginfo_t info{};
  return ::waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
         info.si_pid == process_;
}

bool ChildProcess::waitUntilEnded(std::chrono::milliseconds time) const {
  const auto deadline = Clock::now() + time;
  while (!hasEnded()) {
    if (Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return true;
}

void ChildProcess::kill() {
  ::kill(-watcher_, SIGKILL);
  ::kill(process_, SIGKILL);
}

bool ChildProcess::takeLine(std::string& line) {
  const std::size_t end = received_.find('\n');
  if (end == std::string::npos) return false;
  line = received_.substr(0, end);
  received_.erase(0, end + 1);
  if (line.ends_with('\r')) line.pop_back();
  return true;
}

// Sends as much as the process accepts now. Returns false if the process has closed its input.
bool ChildProcess::send() {
  std::size_t sent = 0;
  while (sent < unsent_.size()) {
    const ssize_t count =
        ::send(input_, unsent_.data() + sent, unsent_.size() - sent, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno != EAGAIN) return false;
    if (count < 0) break;
    sent += static_cast<std::size_t>(count);
  }
  unsent_.erase(0, sent);
  return true;
}

// Appends at most kLongestLine bytes of output to received_. Returns false at the end of the output
// or after an error.
bool ChildProcess::receive() {
  std::array<char, kLongestLine> bytes{};
  const ssize_t count = ::read(output_, bytes.data(), bytes.size());
  if (count > 0) received_.append(bytes.data(), static_cast<std::size_t>(count));
  return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

ChildProcess::ReadResult ChildProcess::readLine(std::string& line, Clock::time_point deadline,
                                                const std::atomic<bool>& cancelled) {
  for (;;) {
    if (cancelled) return ReadResult::cancelled;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    // Output received before the deadline counts, even if this thread was delayed.
    if (left.count() <= 0) receive();
    if (takeLine(line)) return line.size() > kLongestLine ? ReadResult::tooLong : ReadResult::line;
    if (received_.size() > kLongestLine) return ReadResult::tooLong;
    if (left.count() <= 0) return ReadResult::late;
    // If the process has closed its input, its remaining output is still read.
    const bool hasMore = send() && !unsent_.empty();
    std::array<pollfd, 2> events{{{.fd = output_, .events = POLLIN, .revents = 0},
                                  {.fd = hasMore ? input_ : -1, .events = POLLOUT, .revents = 0}}};
    if (::poll(events.data(), events.size(), static_cast<int>(std::min(left, kGlance).count())) <=
        0) {
      continue;
    }
    if (events[0].revents != 0 && !receive()) return ReadResult::ended;
  }
}

}  // namespace downpile
