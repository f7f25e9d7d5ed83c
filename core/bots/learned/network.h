// SPDX-License-Identifier: GPL-3.0-or-later
// A small neural network for estimating the result of a deal from the true facts (inputs.h). It has
// one hidden layer of units clamped to 0 ... 1. Integer arithmetic gives the same result on every
// platform.
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
  static constexpr int kOne = 512;  // the integer for 1.0 in weights and hidden units

  // The weights of one network input (a fact): its weight for each hidden unit.
  using Row = std::array<std::int16_t, kHidden>;

  // For each hidden unit: the sum of its weighted inputs.
  using Sums = std::array<std::int32_t, kHidden>;

  // The first rows of a network. kBias: biases of the hidden units. kOut: the weights of the hidden
  // units in the output. kBase: first the bias of the output, then zeros.
  enum Head : std::uint8_t { kBias, kOut, kBase, kHeads };

  // rows: all weights, first the rows of Head, then one row for each fact. They must outlive the
  // network.
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

  // Returns the output of the network as an integer; kAnswer stands for 1.0.
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
