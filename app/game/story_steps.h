// SPDX-License-Identifier: GPL-3.0-or-later
// Steps and scores of a game so far, read from its record, for one viewer. Used after an undo or
// restart and for the score sheet.
#pragma once

#include <optional>
#include <vector>

#include "record/record.h"
#include "rules/any_game.h"
#include "rules/step.h"

namespace downpile {

// Facts at the end of a deal that cannot be seen from the cards, for each player and the table.
struct DealFacts {
  std::vector<std::vector<Fact>> players;
  std::vector<Fact> table;
};
DealFacts dealFactsOf(const AnyView& view);

struct StoryStep {
  int deal = 1;
  Step step;                       // the step, limited to what the viewer may see
  std::optional<DealFacts> ended;  // facts at the end of the deal; set if this step ends the deal
  // Number of record entries up to and including this step, without undone ones.
  std::size_t played = 0;
  bool joined = false;  // whether the step was made by the same gesture as the step before it
};

// Appends a move of the same gesture to `step`, so that its card moves together with the earlier
// ones. If both steps tell the same sentence, the sentence names the card, too. Returns false, and
// changes nothing, unless both moves have the same player, source and destination.
bool joinStep(Step& step, const Step& next, const GameInfo& info);

// A viewer who sees all cards.
inline constexpr int kSeesAll = -1;

// Returns the steps of all record entries that were not undone, up to the first entry that the
// current rules forbid.
std::vector<StoryStep> storyOf(const Record& record, int viewer);

// The scores of each deal that has ended, in order.
struct DealScore {
  std::vector<int> scores;  // points of the deal, one value per player
  bool isVoid = false;
};
std::vector<DealScore> dealScores(const Record& record);

}  // namespace downpile
