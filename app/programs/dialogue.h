// SPDX-License-Identifier: GPL-3.0-or-later
// What is said with a program that plays, in the lines of docs/bot-protocol.md.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "programs/child_process.h"
#include "programs/program_name.h"

namespace downpile {

inline constexpr int kBotProtocol = 1;

// How long a program has, by the clock on the wall.
struct ProgramLimits {
  std::chrono::milliseconds start{5000};  // until it is ready
  std::chrono::milliseconds move{1000};
};

// What came of a question.
struct ProgramAnswer {
  enum class Kind {
    move,       // `text` is what it wants to play, as it wrote it
    pass,       // it does not want to act
    wrong,      // it said something else; `text` is a sentence on that
    late,       // or too much of something: it has been ended, and `text` says why
    gone,       // it has ended, or says nothing more: `text` says how
    cancelled,  // as was asked for: it has been ended
  };
  Kind kind = Kind::cancelled;
  std::string text;
  ChildProcess::Clock::duration took{};  // until the answer came
};

class Dialogue {
 public:
  // What the program says of itself in lines that begin with #.
  using Note = std::function<void(std::string_view text)>;

  Dialogue(CommandWords words, const ProgramLimits& limits, Note note);
  // Says `quit` and closes its input.
  ~Dialogue();
  Dialogue(const Dialogue&) = delete;
  Dialogue& operator=(const Dialogue&) = delete;

  bool isRunning() const { return process_ != nullptr; }
  // What it calls itself; empty where it has not said.
  const std::string& name() const { return name_; }

  // Starts it and waits until it is ready: a sentence on why it is not, or empty. Empty too, and
  // not running, where it was cancelled.
  std::string start(const std::atomic<bool>& cancelled);

  // A line that is none of the protocol's, as later ones may have.
  static constexpr std::string_view kUnknown = "unknown words";
  void sayUnknown() { process_->say(std::string(kUnknown) + '\n'); }

  // Of one that is running: says `quit`, or closes its input. Whether it then ends by itself, on a
  // busy computer too; it does not run afterwards.
  static constexpr std::chrono::milliseconds kPatience{2000};
  bool quit();
  bool closeInput();

  // How many questions there were for it, for all its processes: the NUMBER of the last.
  std::int64_t questions() const { return number_; }

  // Of one that is running.
  ProgramAnswer ask(std::string_view question, const std::atomic<bool>& cancelled);

 private:
  // Whether it answers an earlier question, whose answer came already or was wrong.
  bool isLate(std::string_view line) const;
  // A line that is neither a note nor late, or nothing by then. `skipped` counts what is passed
  // over until the next answer, for that must come to an end.
  ChildProcess::Heard hear(std::string& line, ChildProcess::Clock::time_point deadline,
                           const std::atomic<bool>& cancelled, int& skipped);
  std::string whyNothing(ChildProcess::Heard heard, std::chrono::milliseconds limit,
                         int skipped) const;

  CommandWords words_;
  ProgramLimits limits_;
  Note note_;
  std::unique_ptr<ChildProcess> process_;
  std::string name_;
  std::int64_t number_ = 0;  // of the last question
  std::string late_;         // what it said since to an earlier one
};

// What a program wrote, to be shown in a line of text: without what moves a cursor or turns the
// direction of writing around, and not too long.
std::string shownText(std::string_view text);

}  // namespace downpile
