// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/estimates.h"

#include <algorithm>
#include <cmath>

#include "arena/statistics.h"

namespace downpile {

namespace {

// Number of standard errors needed for a certain verdict. It is more than the usual two, because a
// review judges many moves and checks each of them several times.
constexpr double kVerdictErrors = 3;

}  // namespace

void BatchMeans::add(double value) {
  ++count_;
  sum_ += value;
  batch_ += value;
  if (count_ % kBatch != 0) return;
  batches_.push_back(batch_ / kBatch);
  batch_ = 0;
}

double BatchMeans::error() const {
  const auto n = static_cast<double>(batches_.size());
  if (batches_.size() < 2) return 0;
  double mean = 0;
  for (double batch : batches_) mean += batch / n;
  double squares = 0;
  for (double batch : batches_) squares += (batch - mean) * (batch - mean);
  return std::sqrt(squares / (n - 1) / n);
}

double BatchMeans::verdictErrors() const {
  return kVerdictErrors * standardErrors(std::max(1, static_cast<int>(batches_.size()) - 1)) /
         kNormalErrors;
}

Verdict verdictOn(const BatchMeans& loss, const Aim& aim, bool last) {
  const double margin = loss.verdictErrors() * loss.error();
  const double least = loss.mean() - margin;
  const double most = loss.mean() + margin;
  if (most < aim.slip) return Verdict::good;
  if (least > aim.blunder) return Verdict::blunder;
  // The loss is certainly above the bound of a slip. More worlds would be needed only if it could
  // also be a blunder.
  if (least > aim.slip && (last || most < aim.blunder)) return Verdict::slip;
  return Verdict::unsure;
}

Verdict verdictOn(double loss, const Aim& aim) {
  if (loss <= aim.slip) return Verdict::good;
  return loss > aim.blunder ? Verdict::blunder : Verdict::slip;
}

}  // namespace downpile
