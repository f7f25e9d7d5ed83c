// SPDX-License-Identifier: GPL-3.0-or-later
// Applies the events of a step to the places before it, and compares the result with the places
// after it.
#pragma once

#include <string>
#include <vector>

#include "rules/any_game.h"

namespace downpile::test {

// Returns a difference that the events do not explain; empty if they contain every moved or turned
// card.
std::string followStep(const GameInfo& info, const CardSet& deck,
                       const std::vector<PlaceContents>& before, const Step& step,
                       const std::vector<PlaceContents>& after);

}  // namespace downpile::test
