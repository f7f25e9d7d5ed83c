// SPDX-License-Identifier: GPL-3.0-or-later
// A position passed in by the user, its legal moves, and the effect of a move: the verbs `moves`
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
  bool partial = false;  // whether the state is allowed to lack cards of the deck
};

// Reads the position from {"game", "players", "options", "state"}. Throws InputError (json.h) if
// one of these members is invalid.
Position readPosition(const Value& source);

// Result of applyMove(): the object to print, and whether the move was refused.
struct Outcome {
  Value report;
  bool refused = false;
};

// Makes the move in `playerAndMove` ("0 down 4H 3H"). Draws the shuffles needed for the move from
// the seed. A refused move changes nothing. If the position is partial, the reported state contains
// `partial`, so that readPosition() accepts this state.
Outcome applyMove(Position& position, std::string_view playerAndMove, const Seed& seed);

}  // namespace downpile
