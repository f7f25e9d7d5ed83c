// SPDX-License-Identifier: GPL-3.0-or-later
// Dialogue with an external bot, in the lines of docs/bot-protocol.md.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "programs/child_process.h"
#include "programs/external_name.h"

namespace downpile {

inline constexpr int kBotProtocol = 1;

// Time limits of an external bot, in wall-clock time.
struct ExternalLimits {
  std::chrono::milliseconds start{5000};  // from the start until the bot is ready
  std::chrono::milliseconds move{1000};
};

// An external bot's answer to a question, or the reason why there is no answer.
struct ExternalAnswer {
  enum class Kind {
    move,       // a move; `text` is the move as the program wrote it
    pass,       // the program does not want to move
    wrong,      // not a valid answer to this question; `text` describes it
    late,       // no answer in time, or too much output: the process was killed; `text` says why
    gone,       // the process has ended or closed its output; `text` says how
    cancelled,  // cancelled by the caller; the process was killed
  };
  Kind kind = Kind::cancelled;
  std::string text;
  ChildProcess::Clock::duration took{};  // time from the question to the answer, or to the failure
};

class Dialogue {
 public:
  // Callback that receives the program's notes: output lines beginning with #.
  using Note = std::function<void(std::string_view text)>;

  Dialogue(CommandWords words, const ExternalLimits& limits, Note note);
  // Sends `quit` to the program and closes its input.
  ~Dialogue();
  Dialogue(const Dialogue&) = delete;
  Dialogue& operator=(const Dialogue&) = delete;

  bool isRunning() const { return process_ != nullptr; }
  // Returns the name reported by the program, or an empty text.
  const std::string& name() const { return name_; }

  // Starts the program and waits until it is ready. Returns an empty text, or the reason why it is
  // not ready. If the start is cancelled, returns an empty text, and isRunning() is false.
  std::string start(const std::atomic<bool>& cancelled);

  // Sends a line outside the protocol, to test whether the program ignores it. Programs must ignore
  // unknown lines, because later versions of the protocol may add lines.
  static constexpr std::string_view kUnknown = "unknown words";
  void queueUnknown() { process_->queue(std::string(kUnknown) + '\n'); }

  // Time limit for a program to end after `quit` or after its input was closed, generous for a
  // busy computer. quit() and closeInput() return true if the running program ended by itself
  // within this time. isRunning() is false afterwards.
  static constexpr std::chrono::milliseconds kPatience{2000};
  bool quit();
  bool closeInput();

  // Returns the number of questions so far, including those to earlier processes. It is also the
  // number of the last question.
  std::int64_t questions() const { return number_; }

  // Asks a question. The program must be running.
  ExternalAnswer ask(std::string_view question, const std::atomic<bool>& cancelled);

 private:
  // Returns true if the line answers an earlier question, which was already answered or failed.
  bool isLate(std::string_view line) const;
  // Returns the next line, except notes and late answers, or the reason why no line came. `skipped`
  // counts the skipped lines; their number is limited, to end the wait.
  ChildProcess::ReadResult readLine(std::string& line, ChildProcess::Clock::time_point deadline,
                                    const std::atomic<bool>& cancelled, int& skipped);
  std::string silenceReason(ChildProcess::ReadResult result, std::chrono::milliseconds limit,
                            int skipped) const;

  CommandWords words_;
  ExternalLimits limits_;
  Note note_;
  std::unique_ptr<ChildProcess> process_;
  std::string name_;
  std::int64_t number_ = 0;  // number of the last question
  std::string late_;         // answer to an earlier question, received after the last question
};

// Makes a program's output safe to show: limited length, and `?` for each byte other than printable
// ASCII.
std::string shownText(std::string_view text);

}  // namespace downpile
