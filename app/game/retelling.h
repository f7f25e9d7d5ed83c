// SPDX-License-Identifier: GPL-3.0-or-later
// What happened in a game so far, step by step from its record, as one viewer saw it: the story
// after an undo or a restart, and the score sheet.
#pragma once

#include <vector>

#include "record/record.h"
#include "rules/step.h"

namespace downpile {

struct RetoldStep {
  int deal = 1;
  Step step;  // cut for the viewer
};

// The steps of what is in force, as far as today's rules allow them.
std::vector<RetoldStep> retell(const Record& record, int viewer);

// The scores of each deal that has ended, in order.
struct DealScore {
  std::vector<int> scores;  // one a player
  bool isVoid = false;
};
std::vector<DealScore> dealScores(const Record& record);

}  // namespace downpile
