// SPDX-License-Identifier: GPL-3.0-or-later
// The objects that the verbs print, each made in one place: a trace and the answer to a move show
// the same thing in the same words.
#pragma once

#include "rules/any_game.h"
#include "rules/rule.h"
#include "rules/value.h"

namespace downpile {

// The value of an option: on or off as boolean, a number as number, a choice as text.
Value optionValueReport(const Option& option, std::int16_t value);

// {"option": value} of every option.
Value optionsReport(const GameInfo& info, const OptionValues& options);

// {"1": ["draw", ...]}: the legal moves of every player who may act.
Value legalReport(const AnyGame& game);

// What a deal that is over brought; with the state that it ended in where `withState`.
Value dealReport(const AnyGame& game, bool withState);

// The totals, and who won: nobody where the game is not over.
Value endReport(const AnyGame& game);

// {"rule", "reason", "text"} and the cards, suit, player and number that the sentence is about.
Value refusalReport(const GameInfo& info, const Refusal& refusal);

}  // namespace downpile
