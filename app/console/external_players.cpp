// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/external_players.h"

#include "arena/parallel.h"
#include "console/json.h"

namespace downpile {

BotMaker anyBotMaker(const ExternalLimits& limits, Progress& progress) {
  return [limits, &progress](std::string_view game, std::string_view name, std::string& error) {
    return makeAnyBot(
        game, name, limits, [&progress](std::string_view line) { progress.report(line); }, error);
  };
}

void requireReady(const std::string& name, const ExternalLimits& limits,
                  const std::atomic<bool>& stopped) {
  Dialogue dialogue(commandWords(name), limits, [](std::string_view) {});
  const std::string problem = dialogue.start(stopped);
  if (!problem.empty()) throw InputError(shownText(name) + ' ' + problem);
  if (!dialogue.isRunning()) throw Stopped();
}

}  // namespace downpile
