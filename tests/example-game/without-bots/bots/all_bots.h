// SPDX-License-Identifier: GPL-3.0-or-later
// Empty list of rules bots, so that High Card has only plain bots.
#pragma once

#include <tuple>

namespace downpile {

using AllBots = std::tuple<>;

}  // namespace downpile
