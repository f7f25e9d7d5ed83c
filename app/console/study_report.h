// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `study`: the effects of house rules on a game, as JSON and as text.
#pragma once

#include <string>
#include <string_view>

#include "console/arguments.h"
#include "console/long_work.h"
#include "record/seed.h"
#include "rules/value.h"
#include "study/study.h"

namespace downpile {

// Returns the plan of the study described by the arguments. Throws InputError if a bot does not
// exist in this game.
StudyPlan studyPlan(const Arguments& arguments, const Seed& seed);

// Runs the study; `label` names it in the progress line. Returns false if it was stopped early.
// Throws InputError if a bot breaks the rules.
bool runStudy(Study& study, LongWork& work, std::string_view label = {});

// Returns `Stopped after 12 of 1000 games with each set.` The sets are sets of house rules.
std::string stoppedText(const StudyPlan& plan, const StudyResults& results);

// Returns all results of the study as JSON. Except for the times they depend only on the plan,
// unless the study was stopped.
Value studyReport(const Arguments& arguments, const Seed& seed, LongWork& work);

// Returns the significant findings, then the figures of each set of house rules. If the study was
// stopped, the first line says so.
std::string studyText(const Arguments& arguments, const Seed& seed, LongWork& work);

// Returns an estimate and its interval, multiplied by `scale`: `5.12 (4.98 to 5.26)`. Returns a
// dash if the value is unknown.
std::string estimateText(const Estimate& estimate, double scale = 1);

// Returns a share and its interval in percent: `83 (62 to 100)`.
std::string shareText(const Estimate& share);

}  // namespace downpile
