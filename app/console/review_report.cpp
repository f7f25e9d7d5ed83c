// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/review_report.h"

#include <algorithm>

#include "arena/parallel.h"
#include "console/json.h"
#include "console/report.h"
#include "record/replayer.h"
#include "review/reviewer.h"

namespace downpile {

namespace {

// Returns the review as JSON: its stored form, with sentences for human readers.
Value reportOf(const Review& review) {
  const CardFamily family = findGame(review.game)->info->family;
  Value report = writeReview(review);
  for (auto& [name, value] : std::get<Value::Object>(report.data)) {
    if (name != "moves") continue;
    auto& moves = std::get<Value::List>(value.data);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto& reason = review.moves[i].reason;
      if (!reason) continue;
      std::get<Value::Object>(moves[i].data)
          .emplace_back("sentence", reasonInEnglish(*reason, review.moves[i].best,
                                                    review.moves[i].played, family));
    }
  }
  return report;
}

ReviewEffort withMostWorlds(ReviewEffort effort, int most) {
  effort.mostWorlds = most;
  for (int* worlds :
       {&effort.leastWorlds, &effort.searchWorlds, &effort.dealWorlds, &effort.othersWorlds}) {
    *worlds = std::min(*worlds, most);
  }
  return effort;
}

// Returns the reason why the record cannot be replayed to its end, or an empty text if it can.
// Throws InputError if the deal does not exist.
std::string problemOf(const RecordInput& input, std::optional<int> deal) {
  Replayer replayer(input.record.header);
  for (const std::size_t i : input.record.indicesInForce()) {
    if (const auto problem = replayer.play(input.record.entries[i])) {
      return problemLine(input, i, *problem);
    }
  }
  const int deals = replayer.game().standing().deal;
  if (!deal || *deal <= deals) return {};
  throw InputError("--deal must be a whole number from 1 to " + std::to_string(deals) +
                   " in this record, not '" + std::to_string(*deal) + "'");
}

}  // namespace

Reviewed reviewRecord(const RecordInput& input, const Arguments& arguments, LongWork& work) {
  const int player = arguments.viewer.value_or(personIn(input.record.header).value_or(0));
  requirePlayerOf(input.record, player);
  if (isWithheld(input.record)) {
    throw InputError(input.name + ": a game with people can be reviewed only when it is over");
  }
  if (const std::string problem = problemOf(input, arguments.deal); !problem.empty()) {
    return {false, problem};
  }
  ReviewPlan plan{.player = player, .deal = arguments.deal};
  plan.effort = usualEffort(input.record.header.game);
  if (arguments.worlds) plan.effort = withMostWorlds(*plan.effort, *arguments.worlds);
  if (arguments.seed) plan.seed = arguments.seed->number();
  const Reviewer reviewer(input.record, plan);
  const StopFlag stopped(work.stop);
  const Review review = reviewer.run(
      stopped.isUp(), [&](const ReviewedMove&, int done, int of) { work.progress.show(done, of); });
  work.isCutShort = !review.complete;
  return {true, indentedJson(reportOf(review))};
}

}  // namespace downpile
