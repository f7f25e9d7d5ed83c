// SPDX-License-Identifier: GPL-3.0-or-later
// Whose seat it is when somebody is cut off (rule D9 of Up and Down, which holds at every table).
// For three minutes it is kept for who sat there. For five minutes more that person's friends may
// sit down (blue), and from then on anybody whom that person has not blocked (red). Until somebody
// does, who sat there may still come back.
#pragma once

#include <QtGlobal>
#include <optional>

#include "identity/fingerprint.h"
#include "message/messages.h"

namespace downpile {

inline constexpr qint64 kKeptFor = 3 * 60'000;  // milliseconds after the cut
// Where no game goes on: for whoever is back by the next connection.
inline constexpr qint64 kKeptBetweenGames = 15'000;
inline constexpr qint64 kFriendsUntil = 8 * 60'000;

// Milliseconds `away` after the cut.
constexpr SeatNow::Colour seatColour(qint64 away) {
  if (away < kKeptFor) return SeatNow::Colour::none;
  return away < kFriendsUntil ? SeatNow::Colour::blue : SeatNow::Colour::red;
}

// Milliseconds until it has another colour; 0 where it stays.
constexpr qint64 seatColourLasts(qint64 away) {
  if (away < kKeptFor) return kKeptFor - away;
  return away < kFriendsUntil ? kFriendsUntil - away : 0;
}

// Whether somebody else may take the seat.
inline bool mayTakeSeat(SeatNow::Colour colour, const Acquaintances& ofOwner,
                        const Fingerprint& who) {
  switch (colour) {
    case SeatNow::Colour::none:
      return false;
    case SeatNow::Colour::blue:
      return ofOwner.friends.contains(who) && !ofOwner.blocked.contains(who);
    case SeatNow::Colour::red:
      return !ofOwner.blocked.contains(who);
  }
  return false;
}

}  // namespace downpile
