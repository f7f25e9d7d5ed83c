// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `bench`: what the rules of a game cost when nobody thinks. Random play from dealt
// states, each move of all who may act as likely as another, one copy of the game a playout.
#pragma once

#include "console/arguments.h"
#include "rules/value.h"

namespace downpile {

// Plays for arguments.seconds and reports, per decision (a legal move found and made), its time in
// nanoseconds and its memory allocations; the size of a game in bytes, and the nanoseconds that
// copying one takes. Times are the processor's, so that other work on the machine does not count.
Value benchReport(const Arguments& arguments);

}  // namespace downpile
