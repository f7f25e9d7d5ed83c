// SPDX-License-Identifier: GPL-3.0-or-later
// What a study found, as plots: the sets of house rules beside each other, with intervals of 95 %.
#pragma once

#include <vector>

#include "plots/plot.h"
#include "study/study.h"

namespace downpile {

// The same plots in the same order at any time of a study, but for that of void deals, which is
// there once there is one.
std::vector<Plot> studyPlots(const StudyPlan& plan, const StudyResults& results);

}  // namespace downpile
