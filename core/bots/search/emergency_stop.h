// SPDX-License-Identifier: GPL-3.0-or-later
// Ends a decision that takes too long by the clock. Budgets are counted in deals played out; this
// is for computers that are much slower, or busy.
#pragma once

#include <chrono>

namespace downpile {

// What a person bears to wait for. A slow computer has slow opponents rather than weak ones.
inline constexpr std::chrono::milliseconds kBearable{2000};

class EmergencyStop {
 public:
  // 0: never.
  explicit EmergencyStop(std::chrono::milliseconds limit) : limit_(limit) {}

  bool isDue() const { return limit_.count() != 0 && Clock::now() - start_ > limit_; }

 private:
  using Clock = std::chrono::steady_clock;
  std::chrono::milliseconds limit_;
  Clock::time_point start_ = Clock::now();
};

}  // namespace downpile
