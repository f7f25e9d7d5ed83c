// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/tune_report.h"

#include <charconv>

#include "arena/tuner.h"
#include "console/figures.h"
#include "console/json.h"
#include "console/layout.h"

namespace downpile {

namespace {

// Returns the command for repeating this tuning.
std::string commandOf(const Arguments& arguments, const Seed& seed) {
  const GameInfo& info = *arguments.game->info;
  std::string command = "downpile-cli tune " + std::string(info.id);
  command += " --players " + std::to_string(arguments.players);
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const Option& option = info.options[i];
    if (arguments.options[i] == option.standard) continue;
    command += " --set " + std::string(option.key) + '=' + optionText(option, arguments.options[i]);
  }
  command += " --seed " + wordText(seed.text());
  command += " --generations " + std::to_string(arguments.generations);
  command += " --candidates " + std::to_string(arguments.candidates);
  return command + " --deals " + std::to_string(arguments.deals);
}

std::string numberText(double number) {
  char text[32];
  const auto [end, error] = std::to_chars(text, text + sizeof text, number);
  return {text, end};
}

// Returns the measured strength of the tuned bot as C++ comment lines.
std::string measuredText(const TunerPlan& plan, const TunerResult& result) {
  const Measure& measure = measureOf(plan.game->info->id);
  const char* units = measure.unit == Unit::deal ? " deals" : " games";
  return "// Then measured in every seat of " + std::to_string(plan.proofUnits()) + units +
         " not used for tuning;\n// " + std::string(measure.name) +
         ", with 95 % intervals:\n//   against plain players            " +
         figuresText(result.plain, measure.isShare) + "\n//   against previously tuned ones    " +
         figuresText(result.tuned, measure.isShare) + "\n";
}

}  // namespace

std::string tunedFile(const Arguments& arguments, const Seed& seed, LongWork& work) {
  const std::string_view game = arguments.game->info->id;
  if (!canTune(game)) throw InputError("there is nothing to tune in " + std::string(game));
  const TunerPlan plan{.game = arguments.game,
                       .options = arguments.options,
                       .players = arguments.players,
                       .generations = arguments.generations,
                       .candidates = arguments.candidates,
                       .units = arguments.deals,
                       .seeds = {.cards = seed.number(), .bots = seed.forBots()},
                       .threads = arguments.threads};
  const TunerResult result = runTuner(
      plan, [&](int done) { work.progress.show(done, plan.generations); }, work.stop);
  work.isCutShort = !result.isMeasured;
  std::string text = "// SPDX-License-Identifier: GPL-3.0-or-later\n";
  text += "// Found from the previous numbers, and written by\n//   " + commandOf(arguments, seed) +
          "\n";
  text += result.isMeasured ? measuredText(plan, result)
                            : "// Stopped after " +
                                  progressText(result.generations, plan.generations, "generation") +
                                  ", before the measurement.\n";
  for (const TunedValue& value : result.values) {
    text += "{\"" + std::string(value.name) + "\", " + numberText(value.value) + "},\n";
  }
  return text;
}

}  // namespace downpile
