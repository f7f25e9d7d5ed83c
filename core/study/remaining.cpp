// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/remaining.h"

#include <algorithm>

namespace downpile {

Remaining::Remaining(const std::vector<int>& pieces, int threads) : threads_(threads) {
  for (const int count : pieces) kinds_.push_back({.pieces = count});
}

void Remaining::done(std::size_t kind, Seconds took) {
  ++kinds_[kind].done;
  kinds_[kind].took += took;
}

std::optional<Remaining::Seconds> Remaining::work() const {
  Seconds work{};
  for (const Kind& kind : kinds_) {
    if (kind.done == kind.pieces) continue;
    if (kind.done == 0) return std::nullopt;
    work += kind.took / kind.done * (kind.pieces - kind.done);
  }
  return work;
}

std::optional<Remaining::Seconds> Remaining::left() const {
  int pieces = 0;
  for (const Kind& kind : kinds_) pieces += kind.pieces - kind.done;
  const std::optional<Seconds> all = work();
  if (!all || pieces == 0) return all;
  return *all / std::min(threads_, pieces);
}

double Remaining::share() const {
  int pieces = 0;
  int done = 0;
  Seconds took{};
  for (const Kind& kind : kinds_) {
    pieces += kind.pieces;
    done += kind.done;
    took += kind.took;
  }
  if (done == pieces) return 1;
  const std::optional<Seconds> all = work();
  return all ? took / (took + *all) : static_cast<double>(done) / pieces;
}

}  // namespace downpile
