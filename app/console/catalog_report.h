// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `games`: the catalog of games in machine-readable form.
#pragma once

#include "rules/value.h"

namespace downpile {

// Returns a list of the games, each with its texts, number of players, bots and house rules. House
// rules have their kind, range or choices, and default.
Value catalogReport();

}  // namespace downpile
