// SPDX-License-Identifier: GPL-3.0-or-later
// Reserved seats of disconnected players: rule D9 of Up and Down, used in all games. For three
// minutes the seat is reserved. For five more minutes the player's friends may take it (blue), then
// anyone whom the player has not blocked (red). The player may reconnect until another person has
// taken the seat.
#pragma once

#include <QtGlobal>
#include <optional>

#include "identity/fingerprint.h"
#include "message/messages.h"

namespace downpile {

// Milliseconds after a disconnect for which the seat is reserved for its occupant.
inline constexpr qint64 kReservedFor = 3 * 60'000;
// Milliseconds for which the seat is reserved if the disconnect was not during a game.
inline constexpr qint64 kReservedBetweenGames = 15'000;
inline constexpr qint64 kFriendsUntil = 8 * 60'000;

// Returns the colour of a disconnected player's seat, which shows its possible new occupants.
// `away` is the time since the disconnect in milliseconds.
constexpr SeatNow::Colour seatColour(qint64 away) {
  if (away < kReservedFor) return SeatNow::Colour::none;
  return away < kFriendsUntil ? SeatNow::Colour::blue : SeatNow::Colour::red;
}

// Returns the milliseconds until the colour changes; 0 if it does not change any more.
constexpr qint64 seatColourLasts(qint64 away) {
  if (away < kReservedFor) return kReservedFor - away;
  return away < kFriendsUntil ? kFriendsUntil - away : 0;
}

// Returns whether the person with this key may take over a seat of this colour. `ofOwner` are the
// friends and blocked people of the disconnected occupant.
inline bool mayTakeSeat(SeatNow::Colour colour, const Acquaintances& ofOwner,
                        const Fingerprint& key) {
  switch (colour) {
    case SeatNow::Colour::none:
      return false;
    case SeatNow::Colour::blue:
      return ofOwner.friends.contains(key) && !ofOwner.blocked.contains(key);
    case SeatNow::Colour::red:
      return !ofOwner.blocked.contains(key);
  }
  return false;
}

}  // namespace downpile
