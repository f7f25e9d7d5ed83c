// SPDX-License-Identifier: GPL-3.0-or-later
// List of rules bots with only the one of High Card, for its tests.
#pragma once

#include <tuple>

#include "bots/high-card/rules.h"

namespace downpile {

using AllBots = std::tuple<HighCardRules>;

}  // namespace downpile
