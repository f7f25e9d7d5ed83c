// SPDX-License-Identifier: GPL-3.0-or-later
// What worlds that were drawn one after the other say of a value: its mean and how sure that is.
// They hang together a little, since each is drawn by changing the one before; so whole batches
// are compared, not single worlds.
#pragma once

#include <cstdint>
#include <vector>

#include "review/aim.h"

namespace downpile {

class BatchMeans {
 public:
  static constexpr int kBatch = 16;  // worlds

  void add(double value);

  int count() const { return count_; }
  double mean() const { return count_ == 0 ? 0 : sum_ / count_; }
  // The standard error of the mean; 0 with fewer than two whole batches.
  double error() const;
  // The mean is surely within so many errors of the truth (see kSure); more where there were few
  // batches.
  double sureErrors() const;

 private:
  int count_ = 0;
  double sum_ = 0;
  double batch_ = 0;             // of the one that is not whole yet
  std::vector<double> batches_;  // means
};

// What is said of a move. `unsure`: there was not work enough to tell.
enum class Verdict : std::uint8_t { good, slip, blunder, unsure };

// Whether the move surely cost something.
constexpr bool isWrong(Verdict verdict) {
  return verdict == Verdict::slip || verdict == Verdict::blunder;
}

// What can be said by now of a move that loses so much. `last`: there will be no more worlds; else
// `unsure` means that more may tell.
Verdict verdictOn(const BatchMeans& loss, const Aim& aim, bool last);

}  // namespace downpile
