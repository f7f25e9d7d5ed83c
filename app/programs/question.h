// SPDX-License-Identifier: GPL-3.0-or-later
// Questions to an external bot as in docs/bot-protocol.md, and the evaluation of its answers. A
// question contains only the view of one player.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "programs/dialogue.h"
#include "rules/any_game.h"
#include "rules/random.h"

namespace downpile {

// Returns a random number for the bot's own decisions, from a stream used for nothing else. The
// draw is hashed, so that neither the stream nor the seed can be computed from it. (A short seed
// can be found by brute force, as everywhere.) Below 2^53, so that it is exact in any language.
std::int64_t chanceFor(Random& random);

// Returns one JSON object, without a line feed.
std::string questionText(const AnyView& view, std::chrono::milliseconds time, std::int64_t chance);

// Returns true if the game waits for the viewer, who may then not pass.
bool mustMove(const AnyView& view);

// Evaluated answer: a legal move, neither move nor fault for an allowed pass, or a fault as a
// phrase to be put after the program's name.
struct JudgedAnswer {
  std::optional<Action> action;
  std::string fault;
};
// Evaluates an answer that was not cancelled.
JudgedAnswer judged(const AnyView& view, const ExternalAnswer& answer);

}  // namespace downpile
