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

// A contiguous range of facts of one kind.
struct Facts {
  int first = 0;
  int count = 0;

  constexpr int end() const { return first + count; }
};

// The `count` facts that follow `others`.
constexpr Facts factsAfter(Facts others, int count) { return {others.end(), count}; }

// The facts that hold, in any order.
class Inputs {
 public:
  // Maximum number of facts that hold at once; further ones are dropped.
  static constexpr std::size_t kMost = 192;

  std::size_t size() const { return count_; }
  // Keeps the first `count` facts and drops the others.
  void resize(std::size_t count) { count_ = count; }
  std::span<const std::uint16_t> held() const { return std::span(held_).first(count_); }

  // Adds fact `number` of its kind if it holds. Numbers out of range are ignored.
  void add(Facts facts, int number, bool holds = true) {
    if (!holds || number < 0 || number >= facts.count || count_ == kMost) return;
    held_[count_++] = static_cast<std::uint16_t>(facts.first + number);
  }
  // Encodes an integer as one fact; the number is clamped to the range.
  void addNumber(Facts facts, int number) { add(facts, std::clamp(number, 0, facts.count - 1)); }
  // Encodes a number from 0 to 1 as one of equal intervals.
  void addShare(Facts facts, double share) {
    addNumber(facts, static_cast<int>(share * facts.count));
  }
  // Encodes an integer as that number of facts.
  void addUpTo(Facts facts, int number) {
    for (int i = 0; i < std::min(number, facts.count); ++i) add(facts, i);
  }

 private:
  std::array<std::uint16_t, kMost> held_{};
  std::size_t count_ = 0;
};

}  // namespace downpile
