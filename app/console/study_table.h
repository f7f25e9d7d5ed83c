// SPDX-License-Identifier: GPL-3.0-or-later
// Markdown tables of study results, one row per set of house rules. Significant differences from
// the first set are bold.
#pragma once

#include <string>
#include <vector>

#include "study/study.h"

namespace downpile {

// Returns the lines of a Markdown table; the first row is the heading. A column is as wide as its
// widest cell.
std::string markdownTable(const std::vector<std::vector<std::string>>& rows);

// Returns a table with the duration of a game, the spread between players, the seat farthest from
// the average, and skill, one row per set of house rules.
std::string houseRuleTable(const StudyPlan& plan, const StudyResults& results);
// Returns a table with the number of moves of each kind per deal, one row per set of house rules.
std::string moveTable(const StudyPlan& plan, const StudyResults& results);

// Returns the text, in bold (Markdown) if `significant`.
std::string markedText(const std::string& text, bool significant);
// Returns an estimate and its interval, with a plus sign if the estimate is positive.
std::string signedEstimateText(const Estimate& estimate);

}  // namespace downpile
