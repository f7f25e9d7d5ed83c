// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game as it stood before each decision that is reviewed.
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
  // The timeline must outlive it.
  ReviewedGame(const Timeline& timeline, int player);

  const Timeline& timeline() const { return *timeline_; }
  int player() const { return player_; }
  const Aim& aim() const { return aim_; }

  // Whether its decisions can be those of this game: what a file says may be anything.
  bool fits(const Review& review) const;

  // The stop at which an entry in force was to be made; where several moves were one gesture, that
  // before the first of them.
  std::size_t stopOf(std::size_t entry) const;
  // The stop with which a deal is over; nothing where it is not.
  std::optional<std::size_t> endOf(int deal) const;
  // The game before an entry in force.
  std::unique_ptr<AnyGame> before(std::size_t entry) const;
  // The better move with what makes it so, as a hint has it; of a verb that no game has where what
  // was kept means no move.
  Advice advice(const ReviewedMove& move) const;

 private:
  const Timeline* timeline_;
  std::vector<RecordEntry> entries_;  // in force
  int player_;
  Aim aim_;
};

}  // namespace downpile
