// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs of a learned player: numbered binary facts of a position and of a move. A number is
// encoded by one fact of a range, or by all facts of the range up to it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace downpile {

// A group of related facts, which have consecutive numbers from `first` on. A fact is a yes/no
// input of the network.
struct Facts {
  int first = 0;
  int count = 0;

  constexpr int end() const { return first + count; }
};

// Returns a range of `count` facts, which begins where the range `others` ends.
constexpr Facts factsAfter(Facts others, int count) { return {others.end(), count}; }

// The network inputs of a position or move: the numbers of the true facts, in any order.
class Inputs {
 public:
  // Maximum number of true facts; further ones are ignored.
  static constexpr std::size_t kMost = 192;

  std::size_t size() const { return count_; }
  // Keeps the first `count` facts and drops the others.
  void resize(std::size_t count) { count_ = count; }
  std::span<const std::uint16_t> held() const { return std::span(held_).first(count_); }

  // Adds fact number `number` of the range `facts` (from 0) if `holds` is true. Numbers outside the
  // range are ignored.
  void add(Facts facts, int number, bool holds = true) {
    if (!holds || number < 0 || number >= facts.count || count_ == kMost) return;
    held_[count_++] = static_cast<std::uint16_t>(facts.first + number);
  }
  // Adds the fact for an integer; the first fact of the range stands for 0. Negative integers count
  // as 0, and integers beyond the range count as its last fact.
  void addNumber(Facts facts, int number) { add(facts, std::clamp(number, 0, facts.count - 1)); }
  // Adds the fact for a share from 0 to 1: each fact of the range stands for an interval of equal
  // width.
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
