// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/record_access.h"

#include <algorithm>

namespace downpile {

namespace {

bool hasKey(const Seat& seat) { return !seat.key.empty(); }

// Returns true if people other than the user may have played. A seat with a key shows that a host
// ran the game. Then a guest can take over a bot's seat between two deals, not visible in the
// record. So a game with keys always counts as played with people.
bool isWithPeople(std::span<const Seat> seats) {
  return std::ranges::any_of(seats, hasKey) || std::ranges::count_if(seats, isPerson) > 1;
}

}  // namespace

std::optional<int> ownSeat(std::span<const Seat> seats, const std::string& ownKey) {
  const auto numberOf = [&](auto seat) { return static_cast<int>(seat - seats.begin()); };
  if (std::ranges::any_of(seats, hasKey)) {
    const auto own = std::ranges::find(seats, ownKey, &Seat::key);
    if (ownKey.empty() || own == seats.end()) return std::nullopt;
    return numberOf(own);
  }
  if (std::ranges::count_if(seats, isPerson) != 1) return std::nullopt;
  return numberOf(std::ranges::find_if(seats, isPerson));
}

RecordAccess::RecordAccess(std::span<const Seat> seats, bool isOver, const RecordUser& user)
    : kind_(Kind::alone), own_(ownSeat(seats, user.key)) {
  const auto person = std::ranges::find_if(seats, isPerson);
  if (isOver || user.mayHaveAll) {
    kind_ = Kind::open;
  } else if (isWithPeople(seats)) {
    kind_ = Kind::withheld;
  }
  if (own_) {
    first_ = *own_;
  } else if (isWithheld()) {
    first_ = kSpectator;
  } else if (person != seats.end()) {
    first_ = static_cast<int>(person - seats.begin());
  }
  if (isOpen() || person == seats.end()) {
    viewers_ = PlayerSet::all(static_cast<int>(seats.size()));
  } else if (first_ != kSpectator) {
    viewers_ = PlayerSet::only(first_);
  }
}

bool RecordAccess::mayView(int viewer) const {
  return viewers_.contains(viewer) || (viewer == kSpectator && first_ == kSpectator);
}

}  // namespace downpile
