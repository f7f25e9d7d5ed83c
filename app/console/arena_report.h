// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `arena`: one computer player against others of one kind, as figures.
#pragma once

#include "arena/statistics.h"
#include "console/arguments.h"
#include "console/long_work.h"
#include "console/seed.h"
#include "rules/value.h"

namespace downpile {

// To so many places as a reader can want.
double rounded(double value);

// {"value", "low", "high"}: an estimate and the ends of its interval; null where it is not known.
Value estimateReport(const Estimate& estimate, bool isShare = false);

// Plays as the arguments say and reports the measure of the game and the points a deal, of the hero
// and the field, and what their decisions cost in an object of its own; and after how much it was
// stopped. Throws InputError where a player is none of this game, or breaks its rules.
Value arenaReport(const Arguments& arguments, const Seed& seed, LongWork& work);

}  // namespace downpile
