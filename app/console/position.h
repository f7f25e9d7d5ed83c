// SPDX-License-Identifier: GPL-3.0-or-later
// A position from outside, what may be played in it, and what a move makes of it: the verbs
// `moves` and `apply`.
#pragma once

#include <memory>
#include <string_view>

#include "console/seed.h"
#include "rules/any_game.h"
#include "rules/value.h"

namespace downpile {

struct Position {
  std::unique_ptr<AnyGame> game;
  bool partial = false;  // the state need not hold all cards of the deck
};

// The game in the state that {"game", "players", "options", "state"} describes. Throws InputError
// (json.h) where that is no possible state.
Position readPosition(const Value& source);

// What came of a move: the object to print, and whether it was refused.
struct Outcome {
  Value report;
  bool refused = false;
};

// Plays `playerAndMove` ("0 down 4H 3H"); a shuffle that the move waits for is drawn from the
// seed. A refused move changes nothing. The state of the report says `partial` if the position did,
// so that it can be read again.
Outcome applyMove(Position& position, std::string_view playerAndMove, const Seed& seed);

}  // namespace downpile
