// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/layout.h"
#include "console/study_report.h"
#include "study/house_rule_sets.h"
#include "study/remarks.h"

namespace downpile {

namespace {

// Rows of figures about one set of house rules. Each row also has the difference from the first
// set, if known.
class Rows {
 public:
  Rows(const StudyPlan& plan, const StudyResults& results, std::size_t set)
      : plan_(plan), results_(results), set_(set) {}

  void add(std::string_view title, const Estimate& estimate, const Estimate& difference,
           bool isShare = false, bool ofSkill = false) {
    text_ += "  " + padded(title, kTitleWidth) + "  " +
             padded(isShare ? shareText(estimate) : estimateText(estimate), kFigureWidth);
    if (set_ > 0 && difference.value) {
      text_ += "  " + estimateText(difference, isShare ? 100 : 1);
      if (isSignificant(plan_, results_, difference, ofSkill)) text_ += " *";
    }
    text_.erase(text_.find_last_not_of(' ') + 1);
    text_ += '\n';
  }
  void add(std::string_view title, std::vector<Estimate> Figures::*list, std::size_t index,
           bool isShare = false) {
    const auto& differences = results_.differences[set_].*list;
    add(title, (results_.sets[set_].*list)[index],
        index < differences.size() ? differences[index] : Estimate(), isShare);
  }
  const std::string& text() const { return text_; }

 private:
  static constexpr std::size_t kTitleWidth = 36;
  static constexpr std::size_t kFigureWidth = 26;

  const StudyPlan& plan_;
  const StudyResults& results_;
  std::size_t set_;
  std::string text_;
};

std::string setText(const StudyPlan& plan, const StudyResults& results, std::size_t set) {
  const Figures& figures = results.sets[set];
  const Figures& differences = results.differences[set];
  Rows rows(plan, results, set);
  for (const FigureText& text : figureTexts()) {
    const bool isShare = isInPercent(text.figure);
    rows.add(isShare ? "Void deals, %" : text.title, figures[text.figure], differences[text.figure],
             isShare);
  }
  for (int seat = 0; seat < plan.players; ++seat) {
    const std::string player = "Player " + std::to_string(seat);
    rows.add(player + ": points per deal", &Figures::points, at(seat));
    rows.add(player + ": games won, %", &Figures::won, at(seat), true);
  }
  for (int chair = 0; chair < plan.players; ++chair) {
    rows.add(chair == 0 ? "Dealer: points above the average"
                        : std::to_string(chair) + " to the left: above the average",
             &Figures::fromDealer, at(chair));
  }
  rows.add("First to move: above the average", figures.leader, differences.leader);
  const std::vector<std::string_view> names = moveNames(*plan.game->info);
  for (std::size_t i = 0; i < names.size(); ++i) {
    rows.add(std::string(names[i]) + ", moves per deal", &Figures::moves, i);
  }
  if (plan.skill.games > 0) {
    rows.add(plan.skill.hero + ": games won, %", figures.skill, differences.skill, true, true);
    rows.add(plan.skill.hero + ": above the average", figures.lead, differences.lead, false, true);
  }
  return "\nWith " + houseRulesInEnglish(*plan.game->info, plan.sets[set]) +
         (set == 0 ? ":\n" : ", with the difference from the first set:\n") + rows.text();
}

std::string scaledText(const Estimate& estimate, double scale, bool isShare) {
  if (!estimate.value) return "-";
  const double value = *estimate.value * scale;
  if (!estimate.margin) return fixedText(value, 2);
  const double margin = *estimate.margin * scale;
  const int places = placesFor({value, margin});
  if (isExact({value, margin})) return fixedText(value, places);
  const Interval interval = intervalOf(estimate, isShare);
  return fixedText(value, places) + " (" + fixedText(scale * interval.low, places) + " to " +
         fixedText(scale * interval.high, places) + ')';
}

}  // namespace

std::string estimateText(const Estimate& estimate, double scale) {
  return scaledText(estimate, scale, false);
}

std::string shareText(const Estimate& share) { return scaledText(share, 100, true); }

std::string studyText(const Arguments& arguments, const Seed& seed, LongWork& work) {
  Study study(studyPlan(arguments, seed));
  const bool whole = runStudy(study, work);
  const StudyPlan& plan = study.plan();
  const StudyResults results = study.results();
  std::string text;
  if (!whole) text = wrappedText("", stoppedText(plan, results)) + '\n';
  if (results.games == 0) return text;
  for (const Remark& remark : remarksOn(plan, results)) {
    text += wrappedText("", remarkInEnglish(plan, remark));
  }
  text +=
      '\n' +
      wrappedText("", counted(at(results.games), "game") + " with each set, " +
                          std::to_string(plan.players) + " players, all " + plan.level + ", seed " +
                          printable(seed.text(), 40) +
                          ". Each figure that varies is followed by its 95 % interval; * marks a "
                          "difference that is certainly not chance.");
  if (plan.skill.games > 0) {
    text += wrappedText("", "For skill, " + counted(at(results.skillGames), "game") +
                                " more in each seat: one " + plan.skill.hero + ", the others " +
                                plan.skill.field + ".");
  }
  for (std::size_t set = 0; set < plan.sets.size(); ++set) text += setText(plan, results, set);
  return text;
}

}  // namespace downpile
