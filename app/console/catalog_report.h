// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `games`: what there is to play, for programs.
#pragma once

#include "rules/value.h"

namespace downpile {

// A list of the games; each with its texts, how many can play, its computer players and its house
// rules: their kinds, ranges or choices, and what is usual.
Value catalogReport();

}  // namespace downpile
