// SPDX-License-Identifier: GPL-3.0-or-later
// List of games with only the example, so that these tests do not repeat the tests of the program's
// games.
#pragma once

#include <tuple>

#include "games/high-card/high_card.h"

namespace downpile {

using AllGames = std::tuple<HighCard>;

}  // namespace downpile
