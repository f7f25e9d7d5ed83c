// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a review is done, and how much work is left: what a decision costs depends on how
// much of the deal is played out behind it, and on how many worlds it takes until it is clear,
// which only shows afterwards.
#pragma once

#include <vector>

#include "review/reviewer.h"

namespace downpile {

class ReviewForecast {
 public:
  // Of nothing.
  ReviewForecast() = default;
  // `todo`: what will be judged, in any order; `known`: what was before.
  ReviewForecast(std::vector<PlannedDecision> todo, const std::vector<PlannedDecision>& known,
                 const ReviewEffort& effort);

  // This one is judged. What is not to be judged changes nothing.
  void judged(const ReviewedMove& move);

  // So many were judged, of those that were to be.
  int count() const { return count_; }
  // In worlds that are played out by one move; of what is left, what is to be expected.
  double done() const { return done_; }
  double left() const;
  // Of all, with what was known before: 0 ... 1. Never less than it was.
  double share() const { return share_; }

 private:
  double expectedWorlds() const;
  void tell();

  std::vector<PlannedDecision> todo_;
  double moves_ = 0;   // that will be played out for one world of each that is left
  double known_ = 0;   // the same of those that were known
  double likely_ = 0;  // worlds that a decision takes, before anything is known of these
  double done_ = 0;
  double worlds_ = 0;  // of those that were judged
  int count_ = 0;
  double share_ = 0;
};

}  // namespace downpile
