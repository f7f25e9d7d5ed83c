// SPDX-License-Identifier: GPL-3.0-or-later
// A hash for each game that changes with its behaviour: the rules, what players may know, the
// distribution of sampled worlds, and the moves of the bots. Texts do not change it. It covers
// first deals; with the usual players and rules further deals follow if the first is short. It is
// the same on every platform (bots/elementary.h).
#pragma once

#include <cstdint>
#include <string_view>

namespace downpile {

// Returns a hash of the behaviour of a game's rules and bots. game: the id of a game in the
// catalog. Takes some seconds.
std::uint64_t signatureOf(std::string_view game);

}  // namespace downpile
