// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/judge.h"

#include "bots/rules_of.h"
#include "review/judge_of.h"

namespace downpile {

std::unique_ptr<Judge> makeJudge(std::string_view game, int players, const ReviewEffort& effort) {
  std::unique_ptr<Judge> judge;
  withRules(game,
            [&]<class Rules>() { judge = std::make_unique<JudgeOf<Rules>>(players, effort); });
  return judge;
}

}  // namespace downpile
