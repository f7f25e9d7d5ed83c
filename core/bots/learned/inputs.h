// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs of a learned player: numbered binary facts of a position and of a move. Numbers are
// encoded as one fact of a range, or as all facts up to it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace downpile {

// A range of consecutive facts of one kind. A fact is a yes/no input of the network. `first` is its
// index in the inputs.
struct Facts {
  int first = 0;
  int count = 0;

  constexpr int end() const { return first + count; }
};

// Returns the range of `count` facts that come after the range `others`.
constexpr Facts factsAfter(Facts others, int count) { return {others.end(), count}; }

// The indices of the facts that are true, in any order.
class Inputs {
 public:
  // Maximum number of facts that can be true at once; further ones are dropped.
  static constexpr std::size_t kMost = 192;

  std::size_t size() const { return count_; }
  // Keeps the first `count` facts and drops the others.
  void resize(std::size_t count) { count_ = count; }
  std::span<const std::uint16_t> held() const { return std::span(held_).first(count_); }

  // Adds the fact with this number within `facts`, if `holds` is true. Numbers out of range are
  // ignored.
  void add(Facts facts, int number, bool holds = true) {
    if (!holds || number < 0 || number >= facts.count || count_ == kMost) return;
    held_[count_++] = static_cast<std::uint16_t>(facts.first + number);
  }
  // Adds the fact that stands for this integer. The integer is clamped to the range of `facts`.
  void addNumber(Facts facts, int number) { add(facts, std::clamp(number, 0, facts.count - 1)); }
  // Adds the fact for the interval that contains `share`: the facts divide 0 ... 1 into equal
  // intervals.
  void addShare(Facts facts, double share) {
    addNumber(facts, static_cast<int>(share * facts.count));
  }
  // Adds the first `number` facts of the range.
  void addUpTo(Facts facts, int number) {
    for (int i = 0; i < std::min(number, facts.count); ++i) add(facts, i);
  }

 private:
  std::array<std::uint16_t, kMost> held_{};
  std::size_t count_ = 0;
};

}  // namespace downpile
