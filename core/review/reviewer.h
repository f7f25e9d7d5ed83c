// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews a recorded game: what each decision of a player was worth beside the best one that Master
// finds, and how the result of each deal came about. It knows of no window, may run in any thread,
// stops when it is told to, and hands over what is finished.
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
  std::optional<int> deal{};  // from 1; nothing: all
  std::uint64_t seed = 1;     // the same gives the same review
  bool divides = true;        // says how the results of deals came about; takes a little longer
  std::optional<ReviewEffort> effort{};  // nothing: usualEffort
};

// A decision that will be judged.
struct PlannedDecision {
  std::size_t entry = 0;  // as in ReviewedMove
  int deal = 1;
  int movesAhead = 1;  // that were played in the deal from there on, its own too

  bool operator==(const PlannedDecision&) const = default;
};

class Reviewer {
 public:
  // Told of each decision when it is judged; so many are, of so many.
  using Progress = std::function<void(const ReviewedMove& move, int done, int of)>;

  // Plays the record once, as far as today's rules allow. Moves that were taken back do not count,
  // nor those that were taken over from another game.
  Reviewer(Record record, const ReviewPlan& plan);

  // To be judged, in this order.
  const std::vector<PlannedDecision>& decisions() const { return decisions_; }
  // Why it ends before the record does; empty where all could be played.
  const std::string& problem() const { return problem_; }

  // What was done until `stop` became true, which it heeds within a few deals that are played out.
  // `known`: what an earlier run of the same plan over this record was stopped with; deals that it
  // has are not reckoned again.
  Review run(const std::atomic<bool>& stop, const Progress& progress,
             const Review* known = nullptr) const;

 private:
  class Walk;

  Record record_;
  ReviewPlan plan_;
  std::vector<PlannedDecision> decisions_;
  std::size_t playable_ = 0;  // entries in force that today's rules allow
  std::string problem_;
};

}  // namespace downpile
