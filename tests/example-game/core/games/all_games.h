// SPDX-License-Identifier: GPL-3.0-or-later
// List of card games with only High Card, so the tests of this folder do not repeat the tests of
// the program's card games.
#pragma once

#include <tuple>

#include "games/high-card/high_card.h"

namespace downpile {

using AllGames = std::tuple<HighCard>;

}  // namespace downpile
