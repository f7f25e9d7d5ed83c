// SPDX-License-Identifier: GPL-3.0-or-later
// Marks on the time line of a record: where deals begin and end, and which moves moved many cards.
// The marks work for every game: a change is compared with the other moves of its deal.
#pragma once

#include <vector>

#include "game/story_steps.h"
#include "record/timeline.h"

namespace downpile {

struct ReplayMark {
  enum class Kind : std::uint8_t {
    deal,   // the cards have just been dealt
    score,  // the deal is over
    // At least four cards move, and at least twice the median of the deal's moves. A deal has at
    // most three such marks.
    change,
  };
  std::size_t stop = 0;
  Kind kind = Kind::deal;

  bool operator==(const ReplayMark&) const = default;
};

// Returns the marks of a replay, sorted by stop. `story` is the whole story of the record, for any
// viewer.
std::vector<ReplayMark> marksOf(const Timeline& timeline, const std::vector<StoryStep>& story);

// Returns the stop after `played` entries of the record, without undone entries.
std::size_t stopAfter(const Timeline& timeline, std::size_t played);

}  // namespace downpile
