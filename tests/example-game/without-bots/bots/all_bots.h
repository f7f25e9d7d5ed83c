// SPDX-License-Identifier: GPL-3.0-or-later
// Empty list of rules bots, so High Card has only plain bots (which know no strategy of a card
// game).
#pragma once

#include <tuple>

namespace downpile {

using AllBots = std::tuple<>;

}  // namespace downpile
