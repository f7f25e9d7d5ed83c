// SPDX-License-Identifier: GPL-3.0-or-later
// Questions to an external bot as in docs/bot-protocol.md, and the check of its answers. Of the
// position, a question contains only the view of one player.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "programs/dialogue.h"
#include "rules/any_game.h"
#include "rules/random.h"

namespace downpile {

// Returns a random number for a bot's own decisions: a hash of the next numbers of `random`, to
// hide the state and seed of `random` from the bot. (A short seed can be found by brute force.) The
// number is below 2^53, exact in every programming language.
std::int64_t chanceFor(Random& random);

// Returns the question to an external bot: one JSON object, without a line feed.
std::string questionText(const AnyView& view, std::chrono::milliseconds time, std::int64_t chance);

// Returns true if the game waits for the viewer. Passing is not allowed then.
bool mustMove(const AnyView& view);

// Result of checking an answer: a legal move; or neither move nor fault if an allowed pass was
// answered; or a fault, as a phrase to follow the program's name.
struct JudgedAnswer {
  std::optional<Action> action;
  std::string fault;
};
// Checks an answer of an external bot. Its kind must not be `cancelled`.
JudgedAnswer judged(const AnyView& view, const ExternalAnswer& answer);

}  // namespace downpile
