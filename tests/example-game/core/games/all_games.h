// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games with a line for the example. The games of the program are left out here: these
// tests need not play them once more.
#pragma once

#include <tuple>

#include "games/high-card/high_card.h"

namespace downpile {

using AllGames = std::tuple<HighCard>;

}  // namespace downpile
