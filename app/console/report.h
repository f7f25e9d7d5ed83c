// SPDX-License-Identifier: GPL-3.0-or-later
// The objects that the verbs print, each made in one place: a trace and the answer to a move show
// the same thing in the same words.
#pragma once

#include "rules/any_game.h"
#include "rules/rule.h"
#include "rules/value.h"

namespace downpile {

// {"1": ["draw", ...]}: the legal moves of every player who may act.
Value legalReport(const AnyGame& game);

// What a deal that is over brought; with the state that it ended in where `withState`.
Value dealReport(const AnyGame& game, bool withState);

// The totals, and who won: nobody where the game is not over.
Value endReport(const AnyGame& game);

// {"rule", "reason", "text"} and the cards, suit, player and number that the sentence is about.
Value refusalReport(const GameInfo& info, const Refusal& refusal);

}  // namespace downpile
