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

// Forecast of the remaining time of a review, in seconds.
struct TimeLeft {
  double likely = 0;
  double most = 0;  // upper bound; the remaining time is lower with a probability of 95 %

  // Returns false if the forecast is too uncertain to show `likely`. Then only `most` is reliable.
  bool isKnown() const { return most <= 2 * likely; }
};

class ReviewForecast {
 public:
  // Creates the forecast of a review with nothing to judge.
  ReviewForecast() = default;
  // todo: decisions to be judged by the review, in any order. known: decisions judged by an earlier
  // run.
  ReviewForecast(std::vector<PlannedDecision> todo, const std::vector<PlannedDecision>& known);

  // Must be called when the decision at this entry of the record was judged. seconds: time since
  // the previous judgement. Decisions missing in `todo` are ignored.
  void judged(std::size_t entry, double seconds);

  // Number of decisions of `todo` judged so far.
  int count() const { return static_cast<int>(seen_.size()); }
  // Returns the finished share of the work, from 0 to 1. The decisions in `known` count as
  // finished. The share never decreases.
  double share() const;
  // Returns the remaining time, or nullopt if too few decisions are judged. since: seconds since
  // the last judged decision.
  std::optional<TimeLeft> left(double since) const;

 private:
  struct Seen {
    double weight = 0;
    double seconds = 0;
  };
  double spread(double pace) const;

  std::vector<PlannedDecision> todo_;
  std::vector<Seen> seen_;
  double known_ = 0;  // sum of the weights of the decisions in `known`
};

}  // namespace downpile
