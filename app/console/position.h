// SPDX-License-Identifier: GPL-3.0-or-later
// A position that a user passes in, its legal moves, and the effect of a move: the verbs `moves`
// and `apply`.
#pragma once

#include <memory>
#include <string_view>

#include "record/seed.h"
#include "rules/any_game.h"
#include "rules/value.h"

namespace downpile {

struct Position {
  std::unique_ptr<AnyGame> game;
  bool partial = false;  // whether the state may lack cards of the deck
};

// Reads the position from {"game", "players", "options", "state"}. Throws InputError (json.h) if
// one of these members is invalid.
Position readPosition(const Value& source);

// Result of applyMove(): the object to print, and whether the move was refused.
struct Outcome {
  Value report;
  bool refused = false;
};

// Makes the move in `playerAndMove` ("0 down 4H 3H"). Draws shuffles that the move needs from the
// seed. A refused move changes nothing. The reported state contains `partial` if the position did,
// so that readPosition() accepts it.
Outcome applyMove(Position& position, std::string_view playerAndMove, const Seed& seed);

}  // namespace downpile
