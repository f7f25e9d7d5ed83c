// SPDX-License-Identifier: GPL-3.0-or-later
// Stops a decision after a time limit. Budgets are counted in rollouts; the limit only matters on
// slow or busy computers.
#pragma once

#include <chrono>

namespace downpile {

// Time limit of a bot's decision. It is long on purpose: on a slow computer, slow opponents are
// better than weak ones.
inline constexpr std::chrono::milliseconds kBearable{2000};

class EmergencyStop {
 public:
  // limit: time for the decision; 0 for no limit.
  explicit EmergencyStop(std::chrono::milliseconds limit) : limit_(limit) {}

  bool isDue() const { return limit_.count() != 0 && Clock::now() - start_ > limit_; }

 private:
  using Clock = std::chrono::steady_clock;
  std::chrono::milliseconds limit_;
  Clock::time_point start_ = Clock::now();
};

}  // namespace downpile
