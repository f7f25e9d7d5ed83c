// SPDX-License-Identifier: GPL-3.0-or-later
// What a learned player looks at: facts of a position and of a move, by number, each of which holds
// or does not. Numbers are told by facts as well: one of a range, or all up to it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace downpile {

// Neighbouring facts of one kind.
struct Facts {
  int first = 0;
  int count = 0;

  constexpr int end() const { return first + count; }
};

// The `count` facts that come after others.
constexpr Facts factsAfter(Facts others, int count) { return {others.end(), count}; }

// The facts that hold, in no order.
class Inputs {
 public:
  static constexpr std::size_t kMost = 192;  // that hold at once; further ones are left out

  std::size_t size() const { return count_; }
  // Leaves those that came first.
  void resize(std::size_t count) { count_ = count; }
  std::span<const std::uint16_t> held() const { return std::span(held_).first(count_); }

  // The fact of this number among its kind, if it holds.
  void add(Facts facts, int number, bool holds = true) {
    if (!holds || number < 0 || number >= facts.count || count_ == kMost) return;
    held_[count_++] = static_cast<std::uint16_t>(facts.first + number);
  }
  // A whole number: the fact that is as near to it as there is.
  void addNumber(Facts facts, int number) { add(facts, std::clamp(number, 0, facts.count - 1)); }
  // A number from 0 to 1: one of equal parts.
  void addShare(Facts facts, double share) {
    addNumber(facts, static_cast<int>(share * facts.count));
  }
  // A whole number: as many facts.
  void addUpTo(Facts facts, int number) {
    for (int i = 0; i < std::min(number, facts.count); ++i) add(facts, i);
  }

 private:
  std::array<std::uint16_t, kMost> held_{};
  std::size_t count_ = 0;
};

}  // namespace downpile
