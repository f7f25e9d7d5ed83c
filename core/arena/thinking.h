// SPDX-License-Identifier: GPL-3.0-or-later
// Total time and search effort of a player's decisions, with a histogram of the times.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

#include "bots/bot.h"

namespace downpile {

class Thinking {
 public:
  using Time = std::chrono::nanoseconds;

  // Adds the time and effort of one decision. `time` is the measured time; it is ignored if the bot
  // reports its own time in effort.elapsed.
  void add(Time time, const Effort& effort);
  Thinking& operator+=(const Thinking& other);

  std::int64_t decisions() const { return decisions_; }
  std::int64_t cutShort() const { return cutShort_; }
  // Number of decisions where the player gave no valid move, so that a substitute chose the move.
  std::int64_t forfeits() const { return forfeits_; }
  std::int64_t rollouts() const { return rollouts_; }
  Time total() const { return total_; }
  Time longest() const { return longest_; }
  // Returns the time within which the given share (0 ... 1) of the decisions was made, with an
  // error of up to 1 %. Returns 0 if there were no decisions.
  Time quantile(double share) const;

 private:
  // Number of histogram slots in an octave (a doubling of the time). The times in one slot differ
  // by less than 1/kSteps of their size.
  static constexpr std::uint64_t kSteps = 128;
  // Number of octaves. Times over about 18 minutes are counted in the last slot.
  static constexpr std::size_t kOctaves = 34;
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
