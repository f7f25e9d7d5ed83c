// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/forecast.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

namespace downpile {

namespace {

// Measured: Master's own search for a move takes about as long as so many worlds.
constexpr double kSearch = 300;
// Measured: about one in eight takes all the worlds that there are.
constexpr double kUnclear = 0.125;
// So many decisions are believed as much as what was measured.
constexpr double kPrior = 8;

// For one world. Players who hold more cards take longer for each move, too: measured, between
// nothing more (Life) and twice as long for twice as many (Up and Down).
double movesOf(const PlannedDecision& decision) {
  constexpr double kPower = 1.5;
  return std::pow(decision.movesAhead, kPower);
}

double movesOf(const std::vector<PlannedDecision>& decisions) {
  return std::transform_reduce(decisions.begin(), decisions.end(), 0.0, std::plus(),
                               [](const PlannedDecision& decision) { return movesOf(decision); });
}

}  // namespace

ReviewForecast::ReviewForecast(std::vector<PlannedDecision> todo,
                               const std::vector<PlannedDecision>& known,
                               const ReviewEffort& effort)
    : todo_(std::move(todo)),
      moves_(movesOf(todo_)),
      known_(movesOf(known)),
      likely_(kUnclear * effort.mostWorlds) {
  tell();
}

void ReviewForecast::judged(const ReviewedMove& move) {
  const auto found = std::ranges::find(todo_, move.entry, &PlannedDecision::entry);
  if (found == todo_.end()) return;
  const double moves = movesOf(*found);
  todo_.erase(found);
  moves_ = todo_.empty() ? 0 : moves_ - moves;
  done_ += moves * (kSearch + move.worlds);
  worlds_ += move.worlds;
  ++count_;
  tell();
}

double ReviewForecast::expectedWorlds() const {
  return (worlds_ + kPrior * likely_) / (count_ + kPrior);
}

double ReviewForecast::left() const { return moves_ * (kSearch + expectedWorlds()); }

void ReviewForecast::tell() {
  const double done = done_ + known_ * (kSearch + expectedWorlds());
  const double all = done + left();
  if (all > 0) share_ = std::max(share_, done / all);
}

}  // namespace downpile
