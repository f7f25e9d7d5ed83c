// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about a study, in the user's language.
#pragma once

#include <QString>
#include <string_view>

#include "rules/game_info.h"
#include "rules/option.h"
#include "study/remarks.h"
#include "study/study.h"

namespace downpile {

// Title of a set of house rules: `Usual rules`; `Doubling, Points to win: 98`.
QString houseRulesTitle(const GameInfo& info, const OptionValues& options);
// Title of a computer player in a study, including players used only for measurements: `Master`,
// `Distracted`, `Sensible and quick`.
QString contestantTitle(std::string_view name);
QString remarkText(const StudyPlan& plan, const Remark& remark);
// Returns a text about the source of the figures: `Life, 4 players, “Fair” in every seat: 300 games
// for each set of house rules. ...`
QString sourceText(const StudyPlan& plan, const StudyResults& results);

}  // namespace downpile
