// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the events of a step as an eye at the table does, from what lay where before to what lies
// where after.
#pragma once

#include <string>
#include <vector>

#include "rules/any_game.h"

namespace downpile::test {

// What the events do not explain; empty where they tell all that moved or was turned over.
std::string followStep(const GameInfo& info, const CardSet& deck,
                       const std::vector<PlaceContents>& before, const Step& step,
                       const std::vector<PlaceContents>& after);

}  // namespace downpile::test
