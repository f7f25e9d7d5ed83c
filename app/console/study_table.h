// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in Markdown of what a study found: one row for each set of house rules. What surely
// differs from the first row is bold.
#pragma once

#include <string>
#include <vector>

#include "study/study.h"

namespace downpile {

// Lines of a table, the first its heading; columns are as wide as their widest cell.
std::string markdownTable(const std::vector<std::vector<std::string>>& rows);

// How long a game takes, how far apart players are, the seat farthest from the average, and skill.
std::string houseRuleTable(const StudyPlan& plan, const StudyResults& results);
// How often each kind of move happens in a deal.
std::string moveTable(const StudyPlan& plan, const StudyResults& results);

// A cell: bold where `sure`.
std::string markedText(const std::string& text, bool sure);
// An estimate with its sign.
std::string signedEstimateText(const Estimate& estimate);

}  // namespace downpile
