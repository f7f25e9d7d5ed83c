// SPDX-License-Identifier: GPL-3.0-or-later
// Record of a game continued from a position of another game. It begins with the entries of the
// other game up to this position. The user sits in the viewer's seat.
#pragma once

#include "record/timeline.h"

namespace downpile {

// Returns the record of a new game from this stop of a replay, with the user in the seat of
// `player`. If the replayed game had exactly one person, this person and the occupant of that seat
// exchange seats; otherwise `own` replaces the occupant, and all other people become computer
// players. Chance outcomes from here on have a new seal.
Record playedOn(const Timeline& timeline, std::size_t stop, int player, const Seat& own);

}  // namespace downpile
