// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews a recorded game: the loss of each decision of a player compared with Master's best move,
// and the parts of each deal's result. Independent of the user interface; can run in any thread, be
// stopped, and report partial results.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "record/record.h"
#include "review/judge.h"
#include "review/review.h"

namespace downpile {

struct ReviewPlan {
  int player = 0;
  std::optional<int> deal{};  // number of the deal to review, from 1; nullopt: all deals
  std::uint64_t seed = 1;     // seed of the random numbers; the same seed gives the same review
  // True: also computes the parts of each deal's result (ReviewedDeal), which takes slightly
  // longer.
  bool divides = true;
  std::optional<ReviewEffort> effort{};  // work for the review; nullopt: usualEffort
};

// A decision that the review will judge.
struct PlannedDecision {
  // Number of record entries in force before the decision (ReviewedMove::entry).
  std::size_t entry = 0;
  int deal = 1;
  // Number of moves of the deal from this decision on, including it.
  int movesAhead = 1;

  bool operator==(const PlannedDecision&) const = default;
};

class Reviewer {
 public:
  // Called after each judged decision. done: number of judged decisions. of: number of all
  // decisions to judge.
  using Progress = std::function<void(const ReviewedMove& move, int done, int of)>;

  // Plays the record once, up to the first entry that today's rules do not allow. Undone moves and
  // moves taken over from another game are not reviewed.
  Reviewer(Record record, const ReviewPlan& plan);

  // The decisions that the review judges, in the order of the record.
  const std::vector<PlannedDecision>& decisions() const { return decisions_; }
  // Reason why the record could not be played to its end; empty if it could.
  const std::string& problem() const { return problem_; }

  // Returns the results until `stop` became true, which is noticed within a few rollouts. known:
  // result of an earlier, stopped run with the same plan and record; its deals are not computed
  // again.
  Review run(const std::atomic<bool>& stop, const Progress& progress,
             const Review* known = nullptr) const;

 private:
  class Walk;

  Record record_;
  ReviewPlan plan_;
  std::vector<PlannedDecision> decisions_;
  std::size_t playable_ = 0;  // number of entries in force that today's rules allow
  std::string problem_;
};

}  // namespace downpile
