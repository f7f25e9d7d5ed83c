// SPDX-License-Identifier: GPL-3.0-or-later
// Steps and scores of a game so far, read from its record, for one viewer. Used after an undo or
// restart, for replays, for reconnected guests, and for the score sheet.
#pragma once

#include <optional>
#include <vector>

#include "record/record.h"
#include "record/session.h"
#include "rules/any_game.h"
#include "rules/step.h"

namespace downpile {

// Facts at the end of a deal, beyond its cards, about each player and about the table.
struct DealFacts {
  std::vector<std::vector<Fact>> players;
  std::vector<Fact> table;
};
DealFacts dealFactsOf(const AnyView& view);

struct StoryStep {
  int deal = 1;
  Step step;                       // the step, with only the cards visible to the viewer
  std::optional<DealFacts> ended;  // facts after the deal; set only for the last step of a deal
  // Number of record entries up to and including this step, without undone entries.
  std::size_t played = 0;
  bool joined = false;  // whether the step was made by the same gesture as the step before it
};

// Appends `next`, a move of the same gesture, to `step`: its card is animated together with the
// cards of `step`. If both steps have the same sentence, and it can name several cards, the
// sentence of `step` then names the new card too. Returns false, and changes nothing, if the moves
// differ in more than their cards, or if `step` has events after its sentence.
bool joinStep(Step& step, const Step& next, const GameInfo& info);

// Value of the parameter `viewer` for a story with all cards.
inline constexpr int kSeesAll = -1;

// Returns the steps of the game as this viewer sees them: of all record entries except undone ones,
// up to the first one forbidden by the current rules.
std::vector<StoryStep> storyOf(const Record& record, int viewer);
// The same for a running game, with the simultaneous choices that wait for other players.
std::vector<StoryStep> storyOf(const Session& session, int viewer);

// The scores of a finished deal.
struct DealScore {
  std::vector<int> scores;  // points of the deal, one value per player
  bool isVoid = false;
};
std::vector<DealScore> dealScores(const Record& record);

}  // namespace downpile
