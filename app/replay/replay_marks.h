// SPDX-License-Identifier: GPL-3.0-or-later
// What stands out along the time line of a record: where deals begin, what they brought, and where
// much changed at once. It knows no game: much is what is much among the moves of that deal.
#pragma once

#include <vector>

#include "game/retelling.h"
#include "record/timeline.h"

namespace downpile {

struct ReplayMark {
  enum class Kind : std::uint8_t {
    deal,    // the cards have just been dealt
    score,   // the deal is over
    change,  // by one move more cards changed their places than by most others
  };
  std::size_t stop = 0;
  Kind kind = Kind::deal;

  bool operator==(const ReplayMark&) const = default;
};

// In order. `story` is that of the whole record, by anybody's eyes.
std::vector<ReplayMark> marksOf(const Timeline& timeline, const std::vector<RetoldStep>& story);

// The stop that is reached when so many entries have been played.
std::size_t stopAfter(const Timeline& timeline, std::size_t played);

}  // namespace downpile
