// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/time_calls.h"

#include "together/multiplayer_texts.h"
#include "together/people_model.h"

namespace downpile {

std::vector<TimeCalls::Call> TimeCalls::take(const SeatsNow& seats, int you, int passed) {
  std::vector<Call> calls;
  // If these are the first seats since the user joined the table, timeouts that happened before are
  // not reported.
  const bool isFirst = madeFor_.size() != seats.seats.size();
  madeFor_.resize(seats.seats.size());
  bool isLate = false;
  for (std::size_t player = 0; player < seats.seats.size(); ++player) {
    const SeatNow& seat = seats.seats[player];
    const bool isOwn = static_cast<int>(player) == you;
    if (!isFirst && seat.movesMadeFor > madeFor_[player]) {
      calls.push_back({.text = madeForText(seat.name, isOwn), .isOwnMove = isOwn});
    }
    madeFor_[player] = seat.movesMadeFor;
    if (isOwn) isLate = seat.thinks > 0 && thinksAfter(seat, passed) <= kWarned;
  }
  if (isLate && !isWarned_) calls.push_back({.text = timeWarningText()});
  isWarned_ = isLate;
  return calls;
}

}  // namespace downpile
