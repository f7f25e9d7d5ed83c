// SPDX-License-Identifier: GPL-3.0-or-later
// List of the bots with rules, without one for High Card.
#pragma once

#include <tuple>

namespace downpile {

using AllBots = std::tuple<>;

}  // namespace downpile
