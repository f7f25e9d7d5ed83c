// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/study_table.h"

#include <algorithm>
#include <cmath>

#include "console/layout.h"
#include "console/study_report.h"
#include "rules/option.h"
#include "study/house_rule_sets.h"
#include "study/remarks.h"

namespace downpile {

namespace {

using Row = std::vector<std::string>;

// Returns the non-default house rules of a set as the value of --set, for copying, in Markdown code
// marks. Returns "usual rules" if there are none.
std::string setName(const GameInfo& info, const OptionValues& options) {
  std::string name;
  for (const OptionValue& each : unusualValues(info, options)) {
    const Option& option = info.options[each.option];
    name +=
        (name.empty() ? "`" : ",") + std::string(option.key) + '=' + optionText(option, each.value);
  }
  return name.empty() ? "usual rules" : name + '`';
}

// Returns the seat whose result differs most from the average, and the difference.
std::string farthestSeat(const StudyPlan& plan, const StudyResults& results, std::size_t set) {
  const std::vector<Estimate>& seats = results.sets[set].fromDealer;
  const auto farthest = std::ranges::max_element(
      seats, std::less(), [](const Estimate& seat) { return std::abs(seat.value.value_or(0)); });
  if (farthest == seats.end() || !farthest->value) return "-";
  const auto chair = farthest - seats.begin();
  const std::string name = chair == 0 ? "dealer" : std::to_string(chair) + " to the left";
  return markedText(name + ' ' + signedEstimateText(*farthest),
                    isSignificant(plan, results, *farthest));
}

// Returns a table with one row per set of house rules.
template <class CellsOf>
std::string tableOfSets(const StudyPlan& plan, Row heading, CellsOf&& cellsOf) {
  std::vector<Row> rows;
  heading.insert(heading.begin(), "house rules");
  rows.push_back(std::move(heading));
  for (std::size_t set = 0; set < plan.sets.size(); ++set) {
    Row row = cellsOf(set);
    row.insert(row.begin(), setName(*plan.game->info, plan.sets[set]));
    rows.push_back(std::move(row));
  }
  return markdownTable(rows);
}

}  // namespace

std::string markdownTable(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths(rows.front().size(), 3);
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], widthOf(row[i]));
  }
  const auto line = [&](const Row& row) {
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i) text += "| " + padded(row[i], widths[i]) + ' ';
    return text + "|\n";
  };
  Row ruler;
  for (const std::size_t width : widths) ruler.emplace_back(width, '-');
  std::string text = line(rows.front()) + line(ruler);
  for (std::size_t i = 1; i < rows.size(); ++i) text += line(rows[i]);
  return text;
}

std::string markedText(const std::string& text, bool significant) {
  return significant ? "**" + text + "**" : text;
}

std::string signedEstimateText(const Estimate& estimate) {
  return (estimate.value.value_or(0) > 0 ? "+" : "") + estimateText(estimate);
}

std::string houseRuleTable(const StudyPlan& plan, const StudyResults& results) {
  const bool withSkill = plan.skill.games > 0;
  Row heading{"deals per game",   "moves per deal",
              "minutes per game", "first to last, points per deal",
              "void deals, %",    "farthest seat, points per deal"};
  if (withSkill) heading.push_back(plan.skill.hero + " wins, % of the games");
  return tableOfSets(plan, heading, [&](std::size_t set) {
    const Figures& figures = results.sets[set];
    const Figures& differences = results.differences[set];
    const auto cell = [&](const std::string& text, const Estimate& difference, bool ofSkill) {
      return markedText(text, set > 0 && isSignificant(plan, results, difference, ofSkill));
    };
    Row row;
    for (const Figure figure : {Figure::dealsAGame, Figure::movesADeal, Figure::minutesAGame,
                                Figure::dealSpread, Figure::voidDeals}) {
      row.push_back(
          cell(isInPercent(figure) ? shareText(figures[figure]) : estimateText(figures[figure]),
               differences[figure], false));
    }
    row.push_back(farthestSeat(plan, results, set));
    if (withSkill) row.push_back(cell(shareText(figures.skill), differences.skill, true));
    return row;
  });
}

std::string moveTable(const StudyPlan& plan, const StudyResults& results) {
  Row heading;
  for (const std::string_view name : moveNames(*plan.game->info)) {
    heading.push_back('`' + std::string(name) + '`');
  }
  return tableOfSets(plan, heading, [&](std::size_t set) {
    Row row;
    const std::vector<Estimate>& differences = results.differences[set].moves;
    for (std::size_t i = 0; i < results.sets[set].moves.size(); ++i) {
      row.push_back(markedText(estimateText(results.sets[set].moves[i]),
                               set > 0 && isSignificant(plan, results, differences[i])));
    }
    return row;
  });
}

}  // namespace downpile
