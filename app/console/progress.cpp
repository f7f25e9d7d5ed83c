// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/progress.h"

namespace downpile {

namespace {

constexpr std::chrono::seconds kOnTerminal{1};
constexpr std::chrono::seconds kElsewhere{10};
constexpr const char* kEraseLine = "\r\x1b[K";

}  // namespace

void Progress::report(std::string_view line) {
  const std::scoped_lock lock(printing_);
  clear();
  errors_ << "downpile-cli: " << line << '\n' << std::flush;
}

void Progress::show(int done, int of) {
  const std::scoped_lock lock(printing_);
  if (!isTime()) return;
  const std::chrono::duration<double> spent = last_ - start_;
  const auto left = static_cast<int>(spent.count() / done * (of - done));
  print(std::to_string(done) + " of " + std::to_string(of) + ", about " + std::to_string(left) +
        " s left");
}

void Progress::show(double share, std::optional<std::chrono::duration<double>> left,
                    std::string_view label) {
  const std::scoped_lock lock(printing_);
  if (!isTime()) return;
  std::string line = label.empty() ? "" : std::string(label) + ": ";
  line += std::to_string(static_cast<int>(100 * share)) + " %";
  if (left) line += ", about " + std::to_string(static_cast<int>(left->count())) + " s left";
  print(line);
}

bool Progress::isTime() {
  const Clock::time_point now = now_();
  if (now - last_ < (terminal_ ? kOnTerminal : kElsewhere)) return false;
  last_ = now;
  return true;
}

void Progress::print(const std::string& line) {
  errors_ << (terminal_ ? kEraseLine : "") << line << (terminal_ ? "" : "\n") << std::flush;
  shown_ = terminal_;
}

void Progress::clear() {
  if (shown_) errors_ << kEraseLine << std::flush;
  shown_ = false;
}

}  // namespace downpile
