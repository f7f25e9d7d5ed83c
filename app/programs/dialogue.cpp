// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/dialogue.h"

#include <charconv>
#include <utility>

namespace downpile {

namespace {

using ReadResult = ChildProcess::ReadResult;
using Kind = ExternalAnswer::Kind;

constexpr int kMostSkipped = 100;  // maximum number of skipped lines before an answer
constexpr std::size_t kLongestShown = 120;

// Removes and returns the first word of a line.
std::string_view takeWord(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(end);
  while (line.starts_with(' ')) line.remove_prefix(1);
  return word;
}

// Returns the number in the word, or -1 if the word is not a number.
std::int64_t numberIn(std::string_view word) {
  std::int64_t number = -1;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc() && end == word.data() + word.size() ? number : -1;
}

}  // namespace

std::string shownText(std::string_view text) {
  std::string shown;
  for (const char c : text) {
    if (shown.size() == kLongestShown) return shown + "...";
    // Other bytes than printable ASCII become `?`, because a bot's output may be invalid UTF-8.
    shown += c >= 0x20 && c < 0x7f ? c : '?';
  }
  return shown;
}

Dialogue::Dialogue(CommandWords words, const ExternalLimits& limits, Note note)
    : words_(std::move(words)), limits_(limits), note_(std::move(note)) {}

Dialogue::~Dialogue() {
  if (process_) process_->queue("quit\n");
}

bool Dialogue::quit() {
  process_->queue("quit\n");
  const bool hasEnded = process_->mayEnd(kPatience);
  process_.reset();
  return hasEnded;
}

bool Dialogue::closeInput() {
  const bool hasEnded = process_->finish(kPatience);
  process_.reset();
  return hasEnded;
}

bool Dialogue::isLate(std::string_view line) const {
  const std::string_view word = takeWord(line);
  const std::int64_t number = numberIn(takeWord(line));
  return (word == "move" || word == "pass") && number >= 1 && number < number_;
}

ReadResult Dialogue::readLine(std::string& line, ChildProcess::Clock::time_point deadline,
                              const std::atomic<bool>& cancelled, int& skipped) {
  for (;;) {
    const ReadResult result = process_->readLine(line, deadline, cancelled);
    const bool isNote = line.starts_with('#');
    if (result != ReadResult::line || (!isNote && !isLate(line))) return result;
    if (++skipped > kMostSkipped) return ReadResult::tooLong;
    if (!isNote) late_ = line;
    if (isNote) note_(shownText(std::string_view(line).substr(line.starts_with("# ") ? 2 : 1)));
  }
}

std::string Dialogue::silenceReason(ReadResult result, std::chrono::milliseconds limit,
                                    int skipped) const {
  switch (result) {
    case ReadResult::late:
      if (process_->hasEnded()) {
        return process_->ending() + ", but a process that it started keeps its output open";
      }
      if (!late_.empty()) {
        return "said '" + shownText(late_) + "', which answers an earlier question, and nothing " +
               "else for " + std::to_string(limit.count()) + " milliseconds";
      }
      return "said nothing for " + std::to_string(limit.count()) +
             " milliseconds (does it flush what it writes?)";
    case ReadResult::ended:
      return process_->ending();
    case ReadResult::tooLong:
      return skipped > kMostSkipped ? "said too much: more than " + std::to_string(kMostSkipped) +
                                          " notes and late answers to one question"
                                    : "said too much: a line of more than " +
                                          std::to_string(ChildProcess::kLongestLine) + " bytes";
    case ReadResult::line:
    case ReadResult::cancelled:
      break;
  }
  return {};
}

std::string Dialogue::start(const std::atomic<bool>& cancelled) {
  std::string error;
  process_ = ChildProcess::start(words_, error);
  if (!process_) return "could not be started: " + error;
  process_->queue("downpile " + std::to_string(kBotProtocol) + "\n");
  const auto deadline = ChildProcess::Clock::now() + limits_.start;
  std::string problem;
  int skipped = 0;
  late_.clear();
  for (std::string line; problem.empty();) {
    const ReadResult result = readLine(line, deadline, cancelled, skipped);
    if (result == ReadResult::cancelled) break;
    if (result != ReadResult::line) {
      problem = silenceReason(result, limits_.start, skipped) + " before it said 'ready'";
    } else if (line == "ready") {
      return {};
    } else if (line.starts_with("name ") && ++skipped <= kMostSkipped) {
      name_ = shownText(std::string_view(line).substr(5));
    } else {
      problem = "said '" + shownText(line) + "' where 'name' or 'ready' was expected";
    }
  }
  process_->kill();
  process_.reset();
  return problem;
}

ExternalAnswer Dialogue::ask(std::string_view question, const std::atomic<bool>& cancelled) {
  const auto asked = ChildProcess::Clock::now();
  ++number_;
  // A non-reading program is killed, to limit the queue of unsent questions.
  if (process_->isFull()) {
    process_->kill();
    process_.reset();
    return {Kind::late, "did not read the earlier questions", {}};
  }
  late_.clear();
  process_->queue("move " + std::to_string(number_) + ' ');
  process_->queue(question);
  process_->queue("\n");
  int skipped = 0;
  std::string line;
  const ReadResult result = readLine(line, asked + limits_.move, cancelled, skipped);
  const auto took = ChildProcess::Clock::now() - asked;
  if (result != ReadResult::line) {
    // No answer: late, ended, too much output, or cancelled. The next question starts the program
    // again.
    const std::string reason = silenceReason(result, limits_.move, skipped);
    process_->kill();
    process_.reset();
    if (result == ReadResult::cancelled) return {};
    return {result == ReadResult::ended ? Kind::gone : Kind::late, reason, took};
  }
  std::string_view rest = line;
  const std::string_view word = takeWord(rest);
  const std::int64_t number = numberIn(takeWord(rest));
  const std::string said = "said '" + shownText(line) + '\'';
  if (word != "move" && word != "pass") {
    return {Kind::wrong, said + ", which is not an answer (# starts a note)", took};
  }
  if (number != number_) {
    return {Kind::wrong, said + ", with the number of another question", took};
  }
  return {word == "move" ? Kind::move : Kind::pass, std::string(rest), took};
}

}  // namespace downpile
