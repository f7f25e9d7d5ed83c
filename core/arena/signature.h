// SPDX-License-Identifier: GPL-3.0-or-later
// A number a game that changes when anything does that decides how it goes: a rule, what players
// may know, how likely worlds are drawn, how a computer player moves. Not when texts do. It is of
// first deals only: what is carried from one deal to the next does not change it. It is the
// same on every computer (bots/elementary.h).
#pragma once

#include <cstdint>
#include <string_view>

namespace downpile {

// `game` must be in the catalog. It takes some seconds.
std::uint64_t signatureOf(std::string_view game);

}  // namespace downpile
