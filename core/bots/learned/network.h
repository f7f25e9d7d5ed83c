// SPDX-License-Identifier: GPL-3.0-or-later
// A small network that says how well a deal will end, from facts that hold (inputs.h): one hidden
// layer, of units that are cut off at 0 and 1. Whole numbers only, so that it says the same on
// every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace downpile {

class LearnedNetwork {
 public:
  static constexpr std::size_t kHidden = 32;
  static constexpr int kOne = 512;  // what stands for 1 in weights and in hidden units

  // Weights, one for each hidden unit.
  using Row = std::array<std::int16_t, kHidden>;

  // What the hidden units have got so far.
  using Sums = std::array<std::int32_t, kHidden>;

  // The rows of a network before those of the facts: what each hidden unit begins with, what it
  // counts for in the answer, and what the answer begins with (one number, the others are 0).
  enum Head : std::uint8_t { kBias, kOut, kBase, kHeads };

  // Those three, then one row a fact; they must outlive it.
  constexpr explicit LearnedNetwork(std::span<const Row> rows) : rows_(rows) {}

  Sums start() const {
    Sums sums{};
    std::ranges::copy(rows_[kBias], sums.begin());
    return sums;
  }

  void add(Sums& sums, std::span<const std::uint16_t> held) const {
    for (std::uint16_t fact : held) {
      const Row& row = rows_[kHeads + fact];
      for (std::size_t i = 0; i < kHidden; ++i) sums[i] += row[i];
    }
  }

  // In parts of kAnswer.
  std::int64_t answer(const Sums& sums) const {
    std::int64_t answer = std::int64_t{rows_[kBase][0]} * kOne;
    for (std::size_t i = 0; i < kHidden; ++i) {
      answer += std::int64_t{std::clamp(sums[i], 0, kOne)} * rows_[kOut][i];
    }
    return answer;
  }
  static constexpr double kAnswer = 1.0 * kOne * kOne;

 private:
  std::span<const Row> rows_;
};

}  // namespace downpile
