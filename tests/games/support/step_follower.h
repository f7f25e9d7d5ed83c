// SPDX-License-Identifier: GPL-3.0-or-later
// Applies the events of a step to the places before it, and compares the result with the places
// after it.
#pragma once

#include <string>
#include <vector>

#include "rules/any_game.h"

namespace downpile::test {

// Applies the events of a step to the places before it. Returns a difference to the places after
// it, or "" if the events contain every card that was moved or turned.
std::string followStep(const GameInfo& info, const CardSet& deck,
                       const std::vector<PlaceContents>& before, const Step& step,
                       const std::vector<PlaceContents>& after);

}  // namespace downpile::test
