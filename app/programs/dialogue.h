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

// Time limits of a program, in wall-clock time.
struct ExternalLimits {
  std::chrono::milliseconds start{5000};  // limit for the start, until the program is ready
  std::chrono::milliseconds move{1000};
};

// An external bot's answer to a question. Without an answer: the reason for that.
struct ExternalAnswer {
  enum class Kind {
    move,       // `text` is the move, as written by the program
    pass,       // the program does not want to act
    wrong,      // neither a move nor a pass for this question; `text` describes the answer
    late,       // no answer in time, or too much output: the process was killed; `text` says why
    gone,       // the process has ended or closed its output; `text` says how
    cancelled,  // cancelled by the caller; the process was killed
  };
  Kind kind = Kind::cancelled;
  std::string text;
  ChildProcess::Clock::duration took{};  // time from the question to the answer
};

class Dialogue {
 public:
  // Receives the notes of the program: lines that begin with #.
  using Note = std::function<void(std::string_view text)>;

  Dialogue(CommandWords words, const ExternalLimits& limits, Note note);
  // Sends `quit` and closes the input.
  ~Dialogue();
  Dialogue(const Dialogue&) = delete;
  Dialogue& operator=(const Dialogue&) = delete;

  bool isRunning() const { return process_ != nullptr; }
  // Returns the name that the program gave itself, or an empty text.
  const std::string& name() const { return name_; }

  // Starts the program and waits until it is ready. Returns an empty text, or why it is not ready.
  // If cancelled, returns an empty text and isRunning() is false.
  std::string start(const std::atomic<bool>& cancelled);

  // Sends a line that is not part of the protocol, to test that the program ignores it. Later
  // versions of the protocol may add lines that the program does not know.
  static constexpr std::string_view kUnknown = "unknown words";
  void queueUnknown() { process_->queue(std::string(kUnknown) + '\n'); }

  // Sends `quit`, or closes the input, of a running program. Returns true if the program then ends
  // by itself within kPatience, which is generous for a busy computer. isRunning() is false
  // afterwards.
  static constexpr std::chrono::milliseconds kPatience{2000};
  bool quit();
  bool closeInput();

  // Returns the number of questions so far, over all processes: the NUMBER of the last one.
  std::int64_t questions() const { return number_; }

  // Asks a question. The program must be running.
  ExternalAnswer ask(std::string_view question, const std::atomic<bool>& cancelled);

 private:
  // Returns true if the line answers an earlier question, which was already answered or failed.
  bool isLate(std::string_view line) const;
  // Returns the next line that is not a note or a late answer, or the reason why none came.
  // `skipped` counts skipped lines and is limited, so that the wait ends.
  ChildProcess::ReadResult readLine(std::string& line, ChildProcess::Clock::time_point deadline,
                                    const std::atomic<bool>& cancelled, int& skipped);
  std::string silenceReason(ChildProcess::ReadResult result, std::chrono::milliseconds limit,
                            int skipped) const;

  CommandWords words_;
  ExternalLimits limits_;
  Note note_;
  std::unique_ptr<ChildProcess> process_;
  std::string name_;
  std::int64_t number_ = 0;  // number of the question that was asked last
  std::string late_;  // late answer to an earlier question that arrived during the current question
};

// Makes output of a program safe to show: no control characters, no text that changes the direction
// of writing, limited length.
std::string shownText(std::string_view text);

}  // namespace downpile
