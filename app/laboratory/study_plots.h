// SPDX-License-Identifier: GPL-3.0-or-later
// Results of a study as plots: the sets of house rules side by side, with 95 % confidence
// intervals.
#pragma once

#include <vector>

#include "plots/plot.h"
#include "study/study.h"

namespace downpile {

// Returns the plots of a study, in the same order throughout the study. Only the plot of void deals
// is added later, once such a deal occurs.
std::vector<Plot> studyPlots(const StudyPlan& plan, const StudyResults& results);

}  // namespace downpile
