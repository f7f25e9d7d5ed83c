// SPDX-License-Identifier: GPL-3.0-or-later
// Forecasts the progress and the remaining time of a review, with its uncertainty. The duration of
// a decision depends on the number of moves after it and on the number of worlds until the verdict
// is clear, which is only known afterwards.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "review/reviewer.h"

namespace downpile {

// Forecast of the remaining time, in seconds.
struct TimeLeft {
  double likely = 0;
  double most = 0;  // upper bound with 95 % probability

  // If false, only `most` is reliable.
  bool isKnown() const { return most <= 2 * likely; }
};

class ReviewForecast {
 public:
  // Makes a forecast without any decisions.
  ReviewForecast() = default;
  // todo: decisions to judge, in any order. known: decisions judged earlier.
  ReviewForecast(std::vector<PlannedDecision> todo, const std::vector<PlannedDecision>& known);

  // Reports that the decision at this entry was judged, with the seconds since the previous one.
  // Decisions that are not in `todo` are ignored.
  void judged(std::size_t entry, double seconds);

  // Number of decisions in `todo` that were judged.
  int count() const { return static_cast<int>(seen_.size()); }
  // Share of the work done, including `known`: 0 ... 1. Never decreases.
  double share() const;
  // since: seconds since the last judged decision. nullopt while too few are judged.
  std::optional<TimeLeft> left(double since) const;

 private:
  struct Seen {
    double weight = 0;
    double seconds = 0;
  };
  double spread(double pace) const;

  std::vector<PlannedDecision> todo_;
  std::vector<Seen> seen_;
  double known_ = 0;  // weight of the decisions judged earlier
};

}  // namespace downpile
