// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/forecast.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace downpile {

namespace {

// Minimum number of judged decisions for a forecast of the remaining time.
constexpr std::size_t kFew = 5;

// Prior of the relative variance of a decision's duration (the variance divided by the square of
// the expectation). Measured values reach 5, because some decisions take many worlds. The prior
// counts as much as kPrior measured decisions.
constexpr double kUsualSpread = 5;
constexpr double kPrior = 6;

// A normal variable exceeds its mean by this number of standard deviations in 5 % of cases.
constexpr double kUpperQuantile = 1.64;

// Returns the expected duration of a decision relative to others. It grows with the number of later
// moves in the deal, because rollouts get longer. The measured growth is between none (records with
// far more moves than the rollouts) and proportional (Up and Down).
double weightOf(const PlannedDecision& decision) { return std::sqrt(decision.movesAhead); }

// The sum of the decisions' weights (see weightOf), and the sum of the squares of these weights.
struct Sums {
  double all = 0;
  double squares = 0;

  void add(double weight) {
    all += weight;
    squares += weight * weight;
  }
  // Variance of the weighted mean of the durations, as a share of the variance of one duration.
  double share() const { return squares / (all * all); }
};

Sums sumsOf(const std::vector<PlannedDecision>& decisions) {
  Sums sums;
  for (const PlannedDecision& decision : decisions) sums.add(weightOf(decision));
  return sums;
}

}  // namespace

ReviewForecast::ReviewForecast(std::vector<PlannedDecision> todo,
                               const std::vector<PlannedDecision>& known)
    : todo_(std::move(todo)), known_(sumsOf(known).all) {}

void ReviewForecast::judged(std::size_t entry, double seconds) {
  const auto found = std::ranges::find(todo_, entry, &PlannedDecision::entry);
  if (found == todo_.end()) return;
  seen_.push_back({.weight = weightOf(*found), .seconds = seconds});
  todo_.erase(found);
}

double ReviewForecast::share() const {
  double done = known_;
  for (const Seen& each : seen_) done += each.weight;
  const double all = done + sumsOf(todo_).all;
  return all > 0 ? done / all : 0;
}

// Returns the relative variance of the decisions' durations (see kUsualSpread). pace: seconds per
// weight.
double ReviewForecast::spread(double pace) const {
  double off = 0;
  double expected = 0;
  for (const Seen& each : seen_) {
    off += std::pow(each.seconds - pace * each.weight, 2);
    expected += std::pow(pace * each.weight, 2);
  }
  const double count = this->count();
  const double seen = expected > 0 ? off / expected : kUsualSpread;
  return (count * seen + kPrior * kUsualSpread) / (count + kPrior);
}

std::optional<TimeLeft> ReviewForecast::left(double since) const {
  if (seen_.size() < kFew) return std::nullopt;
  if (todo_.empty()) return TimeLeft();
  Sums seen;
  double seconds = 0;
  for (const Seen& each : seen_) {
    seen.add(each.weight);
    seconds += each.seconds;
  }
  const Sums todo = sumsOf(todo_);
  const double pace = seconds / seen.all;
  // The logarithm of the remaining time is modelled as normally distributed, because a few
  // decisions that take long to judge dominate the time.
  const double variance = std::log1p(spread(pace) * (seen.share() + todo.share()));
  const double likely = pace * todo.all * std::exp(-variance / 2);
  const double most = likely * std::exp(kUpperQuantile * std::sqrt(variance));
  // Subtracts the time already spent on the current decision, but at most half of the forecast: the
  // decision may be one of the expected long ones.
  const auto now = [since](double estimate) { return std::max(estimate - since, estimate / 2); };
  return TimeLeft{.likely = now(likely), .most = now(most)};
}

}  // namespace downpile
