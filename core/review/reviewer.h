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
  // True: the review also splits the result of each deal into parts (ReviewedDeal), which takes
  // slightly longer.
  bool divides = true;
  std::optional<ReviewEffort> effort{};  // work for the review; nullopt: usualEffort
};

// A decision to be judged by the review.
struct PlannedDecision {
  // Index of the move among the record entries in force (ReviewedMove::entry).
  std::size_t entry = 0;
  int deal = 1;
  // Number of moves in the deal from this decision on, including its move.
  int movesAhead = 1;

  bool operator==(const PlannedDecision&) const = default;
};

class Reviewer {
 public:
  // Called after each judged decision. done: number of decisions judged so far. of: number of
  // decisions to judge.
  using Progress = std::function<void(const ReviewedMove& move, int done, int of)>;

  // Plays the record once, up to the first entry refused by the rules. Undone moves and moves taken
  // over from another game are not reviewed.
  Reviewer(Record record, const ReviewPlan& plan);

  // The decisions to be judged, in the order of the record.
  const std::vector<PlannedDecision>& decisions() const { return decisions_; }
  // The reason why the rules refuse an entry of the record; empty if they refuse none.
  const std::string& problem() const { return problem_; }

  // Judges the decisions. Soon after `stop` became true (it is checked every few rollouts), returns
  // the results so far. known: results of an earlier, stopped run with the same plan and record.
  // The deals in known->deals are not judged again. It is ignored if its record, player or seed
  // differs.
  Review run(const std::atomic<bool>& stop, const Progress& progress,
             const Review* known = nullptr) const;

 private:
  class Walk;

  Record record_;
  ReviewPlan plan_;
  std::vector<PlannedDecision> decisions_;
  std::size_t playable_ = 0;  // number of entries in force before the first refused one
  std::string problem_;
};

}  // namespace downpile
