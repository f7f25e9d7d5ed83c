// SPDX-License-Identifier: GPL-3.0-or-later
// What the decisions of a player cost, many of them summed up.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

#include "bots/bot.h"

namespace downpile {

class Thinking {
 public:
  using Time = std::chrono::nanoseconds;

  // `time` counts unless the effort says how long it took.
  void add(Time time, const Effort& effort);
  Thinking& operator+=(const Thinking& other);

  std::int64_t decisions() const { return decisions_; }
  std::int64_t cutShort() const { return cutShort_; }
  // Decisions that somebody else made instead.
  std::int64_t forfeits() const { return forfeits_; }
  std::int64_t rollouts() const { return rollouts_; }
  Time total() const { return total_; }
  Time longest() const { return longest_; }
  // The time that this share (0 ... 1) of the decisions took at most, to a hundredth of it; 0 where
  // there was none.
  Time quantile(double share) const;

 private:
  // Times of one slot differ by less than one in kSteps.
  static constexpr std::uint64_t kSteps = 128;
  static constexpr std::size_t kOctaves = 34;  // up to a quarter of an hour
  static std::size_t slotOf(std::uint64_t time);
  static std::uint64_t middleOf(std::size_t slot);

  std::array<std::uint32_t, kSteps * kOctaves> slots_{};
  std::int64_t decisions_ = 0;
  std::int64_t cutShort_ = 0;
  std::int64_t forfeits_ = 0;
  std::int64_t rollouts_ = 0;
  Time total_{};
  Time longest_{};
};

}  // namespace downpile
