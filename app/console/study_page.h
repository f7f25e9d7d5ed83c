// SPDX-License-Identifier: GPL-3.0-or-later
// `study --page` and `study GAME --each`: each house rule alone, compared with the default rules.
#pragma once

#include <string>

#include "console/arguments.h"
#include "console/long_work.h"
#include "record/seed.h"

namespace downpile {

// Returns the page docs/what-house-rules-do.md in Markdown: all games, and the command for writing
// it. If the arguments name a game, returns only its chapter. The page's structure depends only on
// the games, its figures on the arguments. If the study is stopped, the page ends after the last
// complete chapter and says so.
std::string studyPage(const Arguments& arguments, const Seed& seed, LongWork& work);

// Returns the tables of one game, with one house rule changed in each row, and the significant
// findings. If the study is stopped, a line below the title says so.
std::string singleRulesText(const Arguments& arguments, const Seed& seed, LongWork& work);

}  // namespace downpile
