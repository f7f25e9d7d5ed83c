// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/play_on.h"

#include <algorithm>
#include <utility>

#include "bots/bot_catalog.h"
#include "record/fresh_seal.h"

namespace downpile {

Record playedOn(const Timeline& timeline, std::size_t stop, int player, const Seat& own) {
  Record record = timeline.recordTo(stop);
  RecordHeader& header = record.header;
  header.takenOver = record.entries.size();
  // The secret behind the cards of the replayed game may be known to players. So chance outcomes
  // from here on get a new secret and a new seal.
  reseal(header, {{static_cast<std::uint8_t>(player), freshBytes()}});
  std::vector<Seat>& seats = header.seats;
  Seat& seat = seats[static_cast<std::size_t>(player)];
  // If the replayed game had several people, it is unknown which of them is the user, so no seats
  // are exchanged.
  if (const auto person = personIn(header); person && std::ranges::count_if(seats, isPerson) == 1) {
    std::swap(seat, seats[static_cast<std::size_t>(*person)]);
  } else {
    seat = own;
  }
  // The user's identity key is removed from the seat, because the new game is not played at a
  // hosted table.
  seat.key.clear();
  for (Seat& other : seats) {
    if (&other == &seat || !isPerson(other)) continue;
    other.kind = kStandardLevel;
    other.key.clear();
  }
  return record;
}

}  // namespace downpile
