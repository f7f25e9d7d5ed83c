// SPDX-License-Identifier: GPL-3.0-or-later
// What happened in a game so far, step by step from its record, as one viewer saw it: the story
// after an undo or a restart, and the score sheet.
#pragma once

#include <optional>
#include <vector>

#include "record/record.h"
#include "rules/any_game.h"
#include "rules/step.h"

namespace downpile {

// What stood beside the cards when a deal was over: of each player, and of the table.
struct DealFacts {
  std::vector<std::vector<Fact>> players;
  std::vector<Fact> table;
};
DealFacts dealFactsOf(const AnyView& view);

struct RetoldStep {
  int deal = 1;
  Step step;                       // cut for the viewer
  std::optional<DealFacts> ended;  // where the deal is over with it
  std::size_t played = 0;          // entries in force up to it, and with it
  bool joined = false;             // made by the same gesture as the step before it
};

// Appends a move of the same gesture to `step`: its card moves together with the earlier cards and,
// if both steps tell the same sentence, is named in it. Returns false, and changes nothing, unless
// both moves are one player's and from the same place to the same place.
bool joinStep(Step& step, const Step& next, const GameInfo& info);

// A viewer who sees all cards.
inline constexpr int kSeesAll = -1;

// The steps of what is in force, as far as today's rules allow them.
std::vector<RetoldStep> retell(const Record& record, int viewer);

// The scores of each deal that has ended, in order.
struct DealScore {
  std::vector<int> scores;  // one a player
  bool isVoid = false;
};
std::vector<DealScore> dealScores(const Record& record);

}  // namespace downpile
