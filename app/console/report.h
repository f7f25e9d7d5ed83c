// SPDX-License-Identifier: GPL-3.0-or-later
// The objects that the verbs print. Each is made in one place, so that all verbs use the same
// format.
#pragma once

#include "rules/any_game.h"
#include "rules/rule.h"
#include "rules/value.h"

namespace downpile {

// Returns {"1": ["draw", ...]}: the legal moves of every player who may act.
Value legalReport(const AnyGame& game);

// Returns the result of a finished deal; with its final state if `withState`.
Value dealReport(const AnyGame& game, bool withState);

// Returns the totals and the winners; no winners if the game is not over.
Value endReport(const AnyGame& game);

// Returns {"rule", "reason", "text"} and the cards, suit, player and number of the refusal.
Value refusalReport(const GameInfo& info, const Refusal& refusal);

}  // namespace downpile
