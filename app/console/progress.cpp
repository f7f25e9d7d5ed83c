// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/progress.h"

namespace downpile {

namespace {

constexpr std::chrono::seconds kOnTerminal{1};
constexpr std::chrono::seconds kElsewhere{10};
constexpr const char* kEraseLine = "\r\x1b[K";

}  // namespace

void Progress::show(int done, int of) {
  const Clock::time_point now = now_();
  if (now - last_ < (terminal_ ? kOnTerminal : kElsewhere)) return;
  last_ = now;
  const std::chrono::duration<double> spent = now - start_;
  const auto left = static_cast<int>(spent.count() / done * (of - done));
  errors_ << (terminal_ ? kEraseLine : "") << done << " of " << of << ", about " << left
          << " s to go" << (terminal_ ? "" : "\n") << std::flush;
  shown_ = terminal_;
}

void Progress::clear() {
  if (shown_) errors_ << kEraseLine << std::flush;
  shown_ = false;
}

}  // namespace downpile
