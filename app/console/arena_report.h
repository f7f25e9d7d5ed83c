// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `arena`: measures one bot in games against opponents of another kind.
#pragma once

#include "arena/statistics.h"
#include "console/arguments.h"
#include "console/long_work.h"
#include "record/seed.h"
#include "rules/value.h"

namespace downpile {

// Rounds a number to five decimal places.
double rounded(double value);

// Returns {"value", "low", "high"}: an estimate and the ends of its confidence interval. Unknown
// numbers are null.
Value estimateReport(const Estimate& estimate, bool isShare = false);

// Lets one bot, the hero, play in one seat and another bot, the field, in all other seats, as the
// arguments say (arena.h). Reports by how much the hero is better: in the game's own measure, such
// as the share of games won, and in points per deal. Also reports the cost of both bots' decisions,
// such as their time. If the run was stopped early, reports the number of played deals or games.
// Throws InputError if a bot does not exist in this game or breaks its rules.
Value arenaReport(const Arguments& arguments, const Seed& seed, LongWork& work);

}  // namespace downpile
