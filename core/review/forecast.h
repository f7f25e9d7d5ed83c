// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a review is done, and how long the rest takes, with how sure that is: what a decision
// costs depends on how much of the deal is played out behind it, and on how many worlds it takes
// until it is clear, which only shows afterwards.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "review/reviewer.h"

namespace downpile {

// In seconds.
struct TimeLeft {
  double likely = 0;
  double most = 0;  // nearly surely it is no more

  // Where it is not, only `most` can be told.
  bool isKnown() const { return most <= 2 * likely; }
};

class ReviewForecast {
 public:
  // Of nothing.
  ReviewForecast() = default;
  // `todo`: what will be judged, in any order; `known`: what was before.
  ReviewForecast(std::vector<PlannedDecision> todo, const std::vector<PlannedDecision>& known);

  // The decision at this entry is judged, so many seconds after the one before it. What is not to
  // be judged changes nothing.
  void judged(std::size_t entry, double seconds);

  // So many were judged, of those that were to be.
  int count() const { return static_cast<int>(seen_.size()); }
  // Of all, with what was known before: 0 ... 1. Never less than it was.
  double share() const;
  // `since`: seconds since the last one was judged. Nothing while too few were.
  std::optional<TimeLeft> left(double since) const;

 private:
  struct Seen {
    double weight = 0;
    double seconds = 0;
  };
  double spread(double pace) const;

  std::vector<PlannedDecision> todo_;
  std::vector<Seen> seen_;
  double known_ = 0;  // of weight
};

}  // namespace downpile
