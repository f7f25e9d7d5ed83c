// SPDX-License-Identifier: GPL-3.0-or-later
// A hash for each game. It changes if the rules, the players' views, the distribution of sampled
// worlds, or the moves of the bots change. It does not depend on texts or on the platform
// (bots/elementary.h). It covers the first deal with each number of players and with each house
// rule changed. With the usual number of players and the standard rules, further deals follow if
// the first one is short.
#pragma once

#include <cstdint>
#include <string_view>

namespace downpile {

// Returns a hash of the behaviour of a game's rules and bots. game: the id of a game in the
// catalog. askedEach: distance of the positions where all bots are asked for a move, at least 1.
// With a longer distance, it takes less time but notices fewer changes of the bots. Takes some
// seconds.
std::uint64_t signatureOf(std::string_view game, int askedEach);

}  // namespace downpile
