// SPDX-License-Identifier: GPL-3.0-or-later
// The list of sensible players where nobody has taught High Card to the computer.
#pragma once

#include <tuple>

namespace downpile {

using AllBots = std::tuple<>;

}  // namespace downpile
