// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/external_bot.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "bots/bot_catalog.h"
#include "programs/external_name.h"
#include "programs/question.h"

namespace downpile {

namespace {

// Returns the sensible bot (`rules`) of a game or, if the game has none, the weakest searching bot.
std::unique_ptr<Bot> sensiblePlayer(std::string_view game) {
  const std::vector<std::string> names = botNames(game);
  std::string error;
  const bool hasOwn = std::ranges::find(names, "rules") != names.end();
  return makeBot(game, hasOwn ? "rules" : "gentle", error);
}

}  // namespace

ExternalBot::ExternalBot(std::string_view game, std::string_view name, const ExternalLimits& limits,
                         Log log)
    : name_(name.substr(kExternalPrefix.size())),
      limits_(limits),
      log_(std::move(log)),
      sensible_(sensiblePlayer(game)),
      dialogue_(commandWords(name), limits, [this](std::string_view text) { note(text); }) {}

void ExternalBot::note(std::string_view text) {
  if (notes_ == kMostNotes) return;
  ++notes_;
  log_(name_ + ": " + std::string(text) +
       (notes_ == kMostNotes ? " (further notes are omitted)" : ""));
}

void ExternalBot::logFault(const std::string& problem) {
  if (loggedFaults_ == kMostLoggedFaults) return;
  ++loggedFaults_;
  log_(name_ + ' ' + problem + "; the sensible player moves in its place" +
       (loggedFaults_ == kMostLoggedFaults ? " (further problems are omitted)" : ""));
}

void ExternalBot::giveUp() {
  log_(name_ + " is not restarted: the sensible player moves in its place from now on");
}

bool ExternalBot::isReady(int player, const std::atomic<bool>& cancelled) {
  if (dialogue_.isRunning()) return true;
  if (starts_ == kMostStarts) return false;
  const std::string problem = dialogue_.start(cancelled);
  if (cancelled && !dialogue_.isRunning()) return false;
  ++starts_;
  if (!problem.empty()) logFault(problem + " (player " + std::to_string(player) + ')');
  if (!problem.empty() && starts_ == kMostStarts) giveUp();
  return problem.empty();
}

std::optional<ExternalBot::Reply> ExternalBot::ask(const AnyView& view, std::int64_t chance,
                                                   const std::atomic<bool>& cancelled) {
  if (!isReady(view.viewer(), cancelled)) return std::nullopt;
  const ExternalAnswer answer = dialogue_.ask(questionText(view, limits_.move, chance), cancelled);
  effort_.elapsed = answer.took;
  if (answer.kind == ExternalAnswer::Kind::cancelled) {
    starts_ = std::max(0, starts_ - 1);  // the restart after a cancelled question is not counted
    return std::nullopt;
  }
  const JudgedAnswer found = judged(view, answer);
  if (found.fault.empty()) {
    starts_ = 0;
    return Reply{found.action};
  }
  logFault(found.fault + " (player " + std::to_string(view.viewer()) + ", question " +
           std::to_string(dialogue_.questions()) + ')');
  if (!dialogue_.isRunning() && starts_ == kMostStarts) giveUp();
  return std::nullopt;
}

std::optional<Action> ExternalBot::choose(const AnyView& view, Random& random,
                                          const std::atomic<bool>& cancelled) {
  effort_ = {};
  if (cancelled || !view.actors().contains(view.viewer())) return std::nullopt;
  effort_.elapsed = std::chrono::nanoseconds(0);
  const std::int64_t chance = chanceFor(random);
  if (const auto reply = ask(view, chance, cancelled)) return reply->action;
  if (cancelled) return std::nullopt;
  effort_.isForfeit = true;
  return sensible_->choose(view, random, cancelled);
}

std::unique_ptr<Bot> makeAnyBot(std::string_view game, std::string_view name,
                                const ExternalLimits& limits, const ExternalBot::Log& log,
                                std::string& error) {
  if (!isExternalName(name)) {
    auto bot = makeBot(game, name, error);
    const bool isPath = name.find('/') != name.npos;
    if (!bot && isPath) {
      error = "there is no bot " + std::string(name) + "; " + externalNameHint(name);
    }
    return bot;
  }
  error = externalBotRefusal(name);
  if (!error.empty()) return nullptr;
  return std::make_unique<ExternalBot>(game, name, limits, log);
}

}  // namespace downpile
