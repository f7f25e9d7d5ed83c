// SPDX-License-Identifier: GPL-3.0-or-later
// The verb `study`: what house rules do to a game, as JSON and as text for people.
#pragma once

#include <string>
#include <string_view>

#include "console/arguments.h"
#include "console/long_work.h"
#include "console/seed.h"
#include "rules/value.h"
#include "study/study.h"

namespace downpile {

// What the arguments ask for. Throws InputError where a player is none of this game.
StudyPlan studyPlan(const Arguments& arguments, const Seed& seed);

// Runs it to its end; it is `what` to who waits. False if it was stopped before. Throws InputError
// where a player breaks the rules.
bool runStudy(Study& study, LongWork& work, std::string_view what = {});

// `Stopped after 12 of 1000 games of each set.`
std::string stoppedText(const StudyPlan& plan, const StudyResults& results);

// All that the study found; but for the times it depends on the plan alone, unless it was stopped.
Value studyReport(const Arguments& arguments, const Seed& seed, LongWork& work);

// What is sure, then the figures in a block for each set. Where it was stopped that stands first.
std::string studyText(const Arguments& arguments, const Seed& seed, LongWork& work);

// `5.12 (4.98 to 5.26)`; a dash where nothing is known.
std::string estimateText(const Estimate& estimate, double scale = 1);

// A share of all, in percent: `83 (62 to 100)`.
std::string shareText(const Estimate& share);

}  // namespace downpile
