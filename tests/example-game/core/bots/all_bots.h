// SPDX-License-Identifier: GPL-3.0-or-later
// List of rules bots for the tests of High Card: only the rules bot of this card game.
#pragma once

#include <tuple>

#include "bots/high-card/rules.h"

namespace downpile {

using AllBots = std::tuple<HighCardRules>;

}  // namespace downpile
