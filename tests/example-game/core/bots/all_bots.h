// SPDX-License-Identifier: GPL-3.0-or-later
// List of the bots with rules for the tests of High Card.
#pragma once

#include <tuple>

#include "bots/high-card/rules.h"

namespace downpile {

using AllBots = std::tuple<HighCardRules>;

}  // namespace downpile
