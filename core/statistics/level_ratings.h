// SPDX-License-Identifier: GPL-3.0-or-later
// Measured ratings of the computer levels in each game. They come from games of the levels against
// each other with the usual house rules. Ratings of people are based on the ratings of the levels.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "statistics/glicko2.h"

namespace downpile {

// Names of the levels with ratings, from weakest to strongest.
inline constexpr std::array<std::string_view, 4> kRatedLevels{"gentle", "fair", "sharp", "master"};
// Index of the reference level: its rating is 1500 in every game.
inline constexpr int kAnchor = 1;

// Returns the measured rating of a bot at a table with this number of players, or with the nearest
// measured number. player: name of the bot; its character is ignored. Returns nullopt for bots
// without measurements and for games without them.
std::optional<Rating> levelRating(std::string_view game, std::string_view player, int players);

}  // namespace downpile
