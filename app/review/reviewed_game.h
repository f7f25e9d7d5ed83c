// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game and its positions before each reviewed decision.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "record/timeline.h"
#include "review/aim.h"
#include "review/review.h"

namespace downpile {

class ReviewedGame {
 public:
  // The timeline must outlive this object.
  ReviewedGame(const Timeline& timeline, int player);

  const Timeline& timeline() const { return *timeline_; }
  int player() const { return player_; }
  const Aim& aim() const { return aim_; }

  // Returns true if the decisions in `review` can belong to this game. This is checked because
  // `review` comes from a file, which can contain anything.
  bool fits(const Review& review) const;

  // Returns the stop (position) of the replay before an entry of the record. `entry` does not count
  // undone entries. If several moves were made by one gesture, returns the stop before the first of
  // them.
  std::size_t stopOf(std::size_t entry) const;
  // Returns the stop of the replay at which a deal is over, or nullopt if the replay ends before.
  std::optional<std::size_t> endOf(int deal) const;
  // Returns the state of the game before an entry of the record. `entry` does not count undone
  // entries.
  std::unique_ptr<AnyGame> before(std::size_t entry) const;
  // Returns the better move and its reason, in the form of a hint. Its verb is kNoVerb if the
  // stored text is not a move. `instead` is set only if the stored text is a move.
  Advice advice(const ReviewedMove& move) const;

 private:
  const Timeline* timeline_;
  std::vector<RecordEntry> entries_;  // the record's entries, without undone ones
  int player_;
  Aim aim_;
};

}  // namespace downpile
