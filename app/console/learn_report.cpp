// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/learn_report.h"

#include "arena/learner.h"
#include "console/figures.h"
#include "console/json.h"
#include "console/layout.h"

namespace downpile {

namespace {

// Returns the command for repeating this training.
std::string learnCommand(const Arguments& arguments, const Seed& seed) {
  std::string command = "downpile-cli learn " + std::string(arguments.game->info->id);
  command += " --seed " + wordText(seed.text());
  command += " --generations " + std::to_string(arguments.generations);
  return command + " --deals " + std::to_string(arguments.deals);
}

// Returns the measured strength of the learned bot as C++ comment lines.
std::string strengthText(const LearnerPlan& plan, const LearnerResult& result) {
  const Measure& measure = measureOf(plan.game->info->id);
  const char* units = measure.unit == Unit::deal ? " deals" : " games";
  return "// Measured without a search, in every seat of " + std::to_string(plan.proofUnits) +
         units + " against plain players,\n// with 95 % intervals:\n//   " +
         std::string(measure.name) + ": " + figuresText(result.plain, measure.isShare) +
         "\n//   points a deal: " + figuresText(result.points, false) + "\n";
}

// Returns a row of weights as a C++ initializer. Zero weights at the end of the row are omitted.
std::string rowText(const LearnedNetwork::Row& row) {
  std::size_t count = row.size();
  while (count > 0 && row[count - 1] == 0) --count;
  std::string text = "{";
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) text += ", ";
    text += std::to_string(row[i]);
  }
  return text + "},\n";
}

}  // namespace

std::string learnedFile(const Arguments& arguments, const Seed& seed, LongWork& work) {
  const std::string_view game = arguments.game->info->id;
  if (!canLearn(game)) throw InputError("there is no player to train for " + std::string(game));
  const LearnerPlan plan{.game = arguments.game,
                         .generations = arguments.generations,
                         .games = arguments.deals,
                         .seeds = {.cards = seed.number(), .bots = seed.forBots()},
                         .threads = arguments.threads};
  const LearnerResult result = runLearner(
      plan, [&](int done) { work.progress.show(done, plan.generations); }, work.stop);
  work.isCutShort = !result.isMeasured;
  std::string text = "// SPDX-License-Identifier: GPL-3.0-or-later\n";
  text += "// Trained by self-play, and written by\n//   " + learnCommand(arguments, seed) + "\n";
  text += result.isMeasured ? strengthText(plan, result)
                            : "// Stopped after " +
                                  progressText(result.generations, plan.generations, "generation") +
                                  ", before the measurement.\n";
  for (const LearnedNetwork::Row& row : result.rows) text += rowText(row);
  return text;
}

}  // namespace downpile
