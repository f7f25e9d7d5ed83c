// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/study_report.h"

#include <chrono>

#include "arena/contestant.h"
#include "console/arena_report.h"
#include "console/json.h"
#include "console/layout.h"
#include "console/report.h"
#include "rules/option_value.h"
#include "study/house_rule_sets.h"
#include "study/pace.h"
#include "study/remarks.h"

namespace downpile {

namespace {

Value::List estimatesReport(const std::vector<Estimate>& estimates, bool areShares = false) {
  Value::List list;
  for (const Estimate& estimate : estimates) list.push_back(estimateReport(estimate, areShares));
  return list;
}

// Reports the figures of a set of house rules, or its differences from the first set.
Value figuresReport(const GameInfo& info, const Figures& figures, bool withSkill,
                    bool isDifference) {
  Value::Object report;
  for (const FigureText& text : figureTexts()) {
    const bool isShare = isInPercent(text.figure) && !isDifference;
    report.emplace_back(text.key, estimateReport(figures[text.figure], isShare));
  }
  report.emplace_back("pointsADeal", estimatesReport(figures.points));
  report.emplace_back("gamesWon", estimatesReport(figures.won, !isDifference));
  report.emplace_back("fromDealer", estimatesReport(figures.fromDealer));
  report.emplace_back("leader", estimateReport(figures.leader));
  Value::Object moves;
  const std::vector<std::string_view> names = moveNames(info);
  for (std::size_t i = 0; i < figures.moves.size(); ++i) {
    moves.emplace_back(names[i], estimateReport(figures.moves[i]));
  }
  report.emplace_back("moves", std::move(moves));
  if (withSkill) {
    report.emplace_back("heroWins", estimateReport(figures.skill, !isDifference));
    report.emplace_back("heroLead", estimateReport(figures.lead));
  }
  return report;
}

Value setsReport(const StudyPlan& plan, const StudyResults& results) {
  const GameInfo& info = *plan.game->info;
  const bool withSkill = plan.skill.games > 0;
  Value::List sets;
  for (std::size_t i = 0; i < plan.sets.size(); ++i) {
    Value::Object set{{"rules", houseRulesInEnglish(info, plan.sets[i])},
                      {"options", optionsValue(info, plan.sets[i])},
                      {"figures", figuresReport(info, results.sets[i], withSkill, false)}};
    if (i > 0) {
      set.emplace_back("difference", figuresReport(info, results.differences[i], withSkill, true));
      set.emplace_back("alike", static_cast<bool>(results.alike[i]));
    }
    sets.emplace_back(std::move(set));
  }
  return sets;
}

void requirePlayers(const StudyPlan& plan) {
  const std::string refusal = studyRefusal(plan);
  if (!refusal.empty()) throw InputError(refusal);
}

}  // namespace

StudyPlan studyPlan(const Arguments& arguments, const Seed& seed) {
  const StudyArguments& study = arguments.study;
  StudyPlan plan{.game = arguments.game,
                 .players = arguments.players,
                 .sets = study.sets,
                 .level = study.level,
                 .games = study.games,
                 .skill = {.games = study.skillGames},
                 .seeds = {.cards = seed.number(), .bots = seed.forBots()},
                 .threads = arguments.threads};
  if (plan.level.empty()) plan.level = quickPlayer(plan.game->info->id);
  if (!arguments.hero.empty()) plan.skill.hero = arguments.hero;
  if (!arguments.field.empty()) plan.skill.field = arguments.field;
  requirePlayers(plan);
  return plan;
}

bool runStudy(Study& study, LongWork& work, std::string_view label) {
  try {
    const bool whole = study.run(work.stop, [&] {
      const StudyProgress now = study.progress();
      work.progress.show(now.share, now.left, label);
    });
    if (!whole) work.isCutShort = true;
    return whole;
  } catch (const std::runtime_error& error) {
    throw InputError(std::string("a player broke the rules: ") + error.what());
  }
}

std::string stoppedText(const StudyPlan& plan, const StudyResults& results) {
  std::string text =
      "Stopped after " + progressText(results.games, plan.games, "game") + " with each set";
  if (plan.skill.games > 0)
    text += ", and " + progressText(results.skillGames, plan.skill.games, "game") + " for skill";
  return text + '.';
}

Value studyReport(const Arguments& arguments, const Seed& seed, LongWork& work) {
  Study study(studyPlan(arguments, seed));
  const auto start = std::chrono::steady_clock::now();
  const bool whole = runStudy(study, work);
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  const StudyPlan& plan = study.plan();
  const StudyResults results = study.results();
  Value::List remarks;
  if (results.games > 0) {
    for (const Remark& remark : remarksOn(plan, results)) {
      remarks.emplace_back(remarkInEnglish(plan, remark));
    }
  }
  return Value::Object{
      {"game", std::string(plan.game->info->id)},
      {"players", plan.players},
      {"seed", seed.text()},
      {"level", plan.level},
      {"stopped", whole ? Value() : Value(stoppedText(plan, results))},
      {"games", results.games},
      {"skill", plan.skill.games == 0 ? Value()
                                      : Value::Object{{"hero", plan.skill.hero},
                                                      {"field", plan.skill.field},
                                                      {"games", results.skillGames}}},
      {"pace", Value::Object{{"secondsAMove", kSecondsPerMove}, {"secondsADeal", kSecondsPerDeal}}},
      {"sure", std::move(remarks)},
      {"sets", setsReport(plan, results)},
      {"times", Value::Object{{"threads", plan.threads}, {"seconds", rounded(elapsed.count())}}}};
}

}  // namespace downpile
