// SPDX-License-Identifier: GPL-3.0-or-later
// The objects that the verbs print. Each is made in one place, so that all verbs use the same
// format.
#pragma once

#include <string>
#include <string_view>

#include "review/review.h"
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

// Returns the sentence of a hint or review. Players are called by number. `chosen` and `instead`
// are the two moves that it compares, in the notation of the record.
std::string reasonInEnglish(const ReviewReason& reason, std::string_view chosen,
                            std::string_view instead, CardFamily family);

}  // namespace downpile
