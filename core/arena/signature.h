// SPDX-License-Identifier: GPL-3.0-or-later
// A hash for each game. It changes if the rules, the players' views, the distribution of sampled
// worlds, or the moves of the bots change. It does not depend on texts or on the platform
// (bots/elementary.h). The bots are asked in one of 31 positions, so a rare change of their moves
// may not change it. It covers the first deal with each number of players and with each house
// rule changed. With the usual number of players and the standard rules, further deals follow if
// the first one is short.
#pragma once

#include <cstdint>
#include <string_view>

namespace downpile {

// Returns a hash of the behaviour of a game's rules and bots. game: the id of a game in the
// catalog. Takes some seconds.
std::uint64_t signatureOf(std::string_view game);

}  // namespace downpile
