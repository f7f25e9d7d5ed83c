// SPDX-License-Identifier: GPL-3.0-or-later
// Steps and scores of a game so far, read from its record, for one viewer. Used after an undo or
// restart, for replays, for guests who reconnect, and for the score sheet.
#pragma once

#include <optional>
#include <vector>

#include "record/record.h"
#include "rules/any_game.h"
#include "rules/step.h"

namespace downpile {

// Facts at the end of a deal that the cards do not show, about each player and about the table.
struct DealFacts {
  std::vector<std::vector<Fact>> players;
  std::vector<Fact> table;
};
DealFacts dealFactsOf(const AnyView& view);

struct StoryStep {
  int deal = 1;
  Step step;                       // the step, with only those cards that the viewer may see
  std::optional<DealFacts> ended;  // facts after the deal; set only for the last step of a deal
  // Number of record entries up to and including this step, without undone entries.
  std::size_t played = 0;
  bool joined = false;  // whether the step was made by the same gesture as the step before it
};

// Appends a move of the same gesture to `step`, so that its card is animated together with the
// earlier cards. If both steps have the same sentence, and it can name several cards, the sentence
// of `step` then names the new card too. Returns false, and changes nothing, if the moves differ in
// more than their cards, or if `step` has events after its sentence.
bool joinStep(Step& step, const Step& next, const GameInfo& info);

// Value for `viewer` to see all cards.
inline constexpr int kSeesAll = -1;

// Returns the steps of the game as this viewer sees them: of all record entries that were not
// undone, up to the first entry that the current rules forbid.
std::vector<StoryStep> storyOf(const Record& record, int viewer);

// The scores of a deal that has ended.
struct DealScore {
  std::vector<int> scores;  // points of the deal, one value per player
  bool isVoid = false;
};
std::vector<DealScore> dealScores(const Record& record);

}  // namespace downpile
