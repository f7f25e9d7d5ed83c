// SPDX-License-Identifier: GPL-3.0-or-later
// Mean and standard error of a value over a sequence of worlds. Consecutive worlds of one Markov
// chain are correlated, because each is drawn by changing the previous one. The error therefore
// compares means of batches.
#pragma once

#include <cstdint>
#include <vector>

#include "review/aim.h"

namespace downpile {

class BatchMeans {
 public:
  static constexpr int kBatch = 16;  // number of worlds in a batch

  void add(double value);

  int count() const { return count_; }
  double mean() const { return count_ == 0 ? 0 : sum_ / count_; }
  // Standard error of the mean; 0 with fewer than two complete batches.
  double error() const;
  // Returns the half-width, in standard errors, of a nearly certain confidence interval around the
  // mean (see kVerdictErrors). It is larger with few batches.
  double verdictErrors() const;

 private:
  int count_ = 0;
  double sum_ = 0;
  double batch_ = 0;             // sum of the values in the incomplete batch
  std::vector<double> batches_;  // mean values of the complete batches
};

// Verdict on a move. unsure: the allowed number of worlds was too small to decide.
enum class Verdict : std::uint8_t { good, slip, blunder, unsure };

// Returns true if the verdict is a slip or a blunder.
constexpr bool isWrong(Verdict verdict) {
  return verdict == Verdict::slip || verdict == Verdict::blunder;
}

// Returns the verdict on a move with this loss. last: true if no further worlds will be tried. If
// it is false, the verdict `unsure` also means that more worlds are needed.
Verdict verdictOn(const BatchMeans& loss, const Aim& aim, bool last);
// Returns the verdict on a move whose loss is known exactly.
Verdict verdictOn(double loss, const Aim& aim);

}  // namespace downpile
