// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON objects printed by the verbs of downpile-cli. An object has the same format in all
// verbs.
#pragma once

#include <string>
#include <string_view>

#include "review/review.h"
#include "rules/any_game.h"
#include "rules/rule.h"
#include "rules/value.h"

namespace downpile {

// Returns the legal moves of every player allowed to act, by the player's number: {"1": ["draw",
// ...]}.
Value legalReport(const AnyGame& game);

// Returns the result of a finished deal as JSON, with the final state if `withState`.
Value dealReport(const AnyGame& game, bool withState);

// Returns the totals and the winners of the game as JSON. The winners are empty if the game is not
// over.
Value endReport(const AnyGame& game);

// Returns the refusal of a move as JSON: {"rule", "reason", "text"} and, if the refusal has them,
// the cards, suit, player and number.
Value refusalReport(const GameInfo& info, const Refusal& refusal);

// Returns the explanation of a hint or a reviewed decision, as a sentence. Players are called by
// number. `chosen` and `instead` are the two moves compared in the sentence, in the notation of the
// record.
std::string reasonInEnglish(const ReviewReason& reason, std::string_view chosen,
                            std::string_view instead, CardFamily family);

}  // namespace downpile
