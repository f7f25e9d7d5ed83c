// SPDX-License-Identifier: GPL-3.0-or-later
// `study --page` and `study GAME --each`: every house rule by itself, against the usual rules.
#pragma once

#include <string>

#include "console/arguments.h"
#include "console/long_work.h"
#include "console/seed.h"

namespace downpile {

// The page docs/what-house-rules-do.md: all games, in Markdown, and with which command it was
// written; of a single game, if there is one in the arguments, its chapter. The form depends on the
// games alone, the figures on the arguments. Where it was stopped the page ends with the last whole
// chapter, and says so.
std::string studyPage(const Arguments& arguments, const Seed& seed, LongWork& work);

// The tables of one game, with what is sure. Where it was stopped that stands first.
std::string singleRulesText(const Arguments& arguments, const Seed& seed, LongWork& work);

}  // namespace downpile
