// SPDX-License-Identifier: GPL-3.0-or-later
// How strong the levels of the computer are in each game, as measured: by games with the usual
// house rules in which they played each other. The ratings of people stand on these.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "statistics/glicko2.h"

namespace downpile {

// From weakest to strongest by their names.
inline constexpr std::array<std::string_view, 4> kRatedLevels{"gentle", "fair", "sharp", "master"};
// Whose rating is 1500 in every game.
inline constexpr int kAnchor = 1;

// The rating of a level (a computer player's name, its character apart) at a table of so many, or of
// the number nearest to it that was measured. Nothing for other computer players and
// for games that were not measured.
std::optional<Rating> levelRating(std::string_view game, std::string_view player, int players);

}  // namespace downpile
