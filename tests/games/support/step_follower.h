// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that the events of a step report every moved or turned card.
#pragma once

#include <string>
#include <vector>

#include "rules/any_game.h"

namespace downpile::test {

// Applies the events of a step to the places before the step. Returns a difference between the
// result and the places after the step, or "" if they are the same.
std::string followStep(const GameInfo& info, const CardSet& deck,
                       const std::vector<PlaceContents>& before, const Step& step,
                       const std::vector<PlaceContents>& after);

}  // namespace downpile::test
