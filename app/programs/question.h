// SPDX-License-Identifier: GPL-3.0-or-later
// What a program is asked, as docs/bot-protocol.md has it: the view of a player, and nothing else
// of the game; and what its answer comes to.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "programs/dialogue.h"
#include "rules/any_game.h"
#include "rules/random.h"

namespace downpile {

// The number that a program is given to decide by chance with, of a stream that nobody else needs:
// a hash, from which neither the stream nor the seed follows (a seed of few digits can be found by
// trying, as anywhere). Whole and exact in any language: below 2^53.
std::int64_t chanceFor(Random& random);

// One JSON object, without an end of line.
std::string questionText(const AnyView& view, std::chrono::milliseconds time, std::int64_t chance);

// Whether the others wait for the viewer: it may not pass.
bool mustMove(const AnyView& view);

// What an answer comes to: a legal move, nothing where it passes and may, or what is wrong with it
// in words that follow a name.
struct JudgedAnswer {
  std::optional<Action> action;
  std::string fault;
};
// Of one that was not cancelled.
JudgedAnswer judged(const AnyView& view, const ProgramAnswer& answer);

}  // namespace downpile
