// SPDX-License-Identifier: GPL-3.0-or-later
// The record of a game that is played on from a position of another: its beginning is that other
// game as it went up to there, and the person sits where it was looked from.
#pragma once

#include "record/timeline.h"

namespace downpile {

// From this stop of the timeline and the seat of this player. The person of that game, or `own`
// where it had none, and the player of the seat change places. Should others be people they are
// computer players from now on. What chance decides from there on has a seal of its own.
Record playedOn(const Timeline& timeline, std::size_t stop, int player, const Seat& own);

}  // namespace downpile
