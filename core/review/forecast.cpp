// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/forecast.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace downpile {

namespace {

constexpr std::size_t kFew = 5;  // tell less of the others

// A decision takes what is to be expected of its weight, give or take: measured, the variance of
// that is up to five times the square, as some take many worlds. So many decisions are believed
// as much as what is seen.
constexpr double kUsualSpread = 5;
constexpr double kPrior = 6;

// Standard deviations above which one in twenty lies.
constexpr double kNearlySure = 1.64;

// What a decision costs beside others: worlds take longer the more is played in them. How much is
// measured, between nothing (records of players who take many more moves than those who play the
// worlds out) and as much as there are more moves (Up and Down).
double weightOf(const PlannedDecision& decision) { return std::sqrt(decision.movesAhead); }

// Of the weights of decisions.
struct Sums {
  double all = 0;
  double squares = 0;

  void add(double weight) {
    all += weight;
    squares += weight * weight;
  }
  // So much of the variance of one has the mean of them.
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

// Variance of what a decision takes by the square of what is to be expected of it.
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
  // Few that take long make most of it, on either side: what is left is spread as a logarithm is.
  const double variance = std::log1p(spread(pace) * (seen.share() + todo.share()));
  const double likely = pace * todo.all * std::exp(-variance / 2);
  const double most = likely * std::exp(kNearlySure * std::sqrt(variance));
  // One that takes long now is one of those that were to be expected.
  const auto now = [since](double then) { return std::max(then - since, then / 2); };
  return TimeLeft{.likely = now(likely), .most = now(most)};
}

}  // namespace downpile
