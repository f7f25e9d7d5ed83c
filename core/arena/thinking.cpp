// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/thinking.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace downpile {

// Returns the histogram slot of a time in nanoseconds. The first kSteps slots are 1 ns wide. Each
// further octave (doubling of the time) is divided into kSteps slots.
std::size_t Thinking::slotOf(std::uint64_t time) {
  const int octave = std::max(
      0, static_cast<int>(std::bit_width(time)) - static_cast<int>(std::bit_width(kSteps - 1)));
  if (octave == 0) return time;
  const std::uint64_t step = (time >> static_cast<unsigned>(octave - 1)) - kSteps;
  return std::min(static_cast<std::size_t>(octave) * kSteps + step, kSteps * kOctaves - 1);
}

std::uint64_t Thinking::middleOf(std::size_t slot) {
  if (slot < kSteps) return slot;
  const auto octave = static_cast<unsigned>(slot / kSteps);
  return ((slot % kSteps + kSteps) << (octave - 1)) + ((1ULL << (octave - 1)) >> 1U);
}

void Thinking::add(Time time, const Effort& effort) {
  time = effort.elapsed.value_or(time);
  ++slots_[slotOf(static_cast<std::uint64_t>(std::max<Time::rep>(0, time.count())))];
  ++decisions_;
  cutShort_ += effort.cutShort ? 1 : 0;
  forfeits_ += effort.isForfeit ? 1 : 0;
  rollouts_ += effort.rollouts;
  total_ += time;
  longest_ = std::max(longest_, time);
}

Thinking& Thinking::operator+=(const Thinking& other) {
  for (std::size_t i = 0; i < slots_.size(); ++i) slots_[i] += other.slots_[i];
  decisions_ += other.decisions_;
  cutShort_ += other.cutShort_;
  forfeits_ += other.forfeits_;
  rollouts_ += other.rollouts_;
  total_ += other.total_;
  longest_ = std::max(longest_, other.longest_);
  return *this;
}

Thinking::Time Thinking::quantile(double share) const {
  const auto wanted = std::max(1.0, std::ceil(share * static_cast<double>(decisions_)));
  double counted = 0;
  for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
    counted += slots_[slot];
    if (counted >= wanted) return std::min(longest_, Time(middleOf(slot)));
  }
  return {};
}

}  // namespace downpile
