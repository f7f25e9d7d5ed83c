// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `arena`: measures one bot in games against opponents of another kind.
#pragma once

#include "arena/statistics.h"
#include "console/arguments.h"
#include "console/long_work.h"
#include "record/seed.h"
#include "rules/value.h"

namespace downpile {

// Rounds to five decimal places.
double rounded(double value);

// Returns {"value", "low", "high"}: an estimate and the ends of its interval. Unknown numbers are
// null.
Value estimateReport(const Estimate& estimate, bool isShare = false);

// Plays as the arguments say. Reports the measure of the game and the points per deal, of the hero
// and of the field. The cost of their decisions is in a separate object. If stopped early, also
// reports after how many units. Throws InputError if a player does not exist in this game or breaks
// its rules.
Value arenaReport(const Arguments& arguments, const Seed& seed, LongWork& work);

}  // namespace downpile
