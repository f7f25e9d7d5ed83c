// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/hint.h"

#include <algorithm>
#include <chrono>

#include "bots/bot_catalog.h"
#include "console/json.h"
#include "console/report.h"
#include "review/aim.h"

namespace downpile {

namespace {

// Returns the receiver of the hint: the player in the arguments, else the player on turn, else the
// first player allowed to act.
int playerToAdvise(const AnyGame& game, std::optional<int> asked) {
  const PlayerSet actors = game.actors();
  if (actors.empty()) throw InputError("no player may move in this position");
  const std::uint8_t turn = game.standing().turn;
  const int player = asked.value_or(actors.contains(turn) ? turn : *actors.begin());
  if (actors.contains(player)) return player;
  throw InputError("player " + std::to_string(player) + " may not move in this position");
}

Value figuresOf(const Bot& bot, const AnyGame& game) {
  const double perGoal = aimOf(game.info().id, game.players()).scale;
  const auto written = [](double amount) { return inUnits(amountOf(amount)); };
  Value::List figures;
  for (const ComparedMove& move : bot.compared()) {
    figures.push_back(Value::Object{{"move", actionText(move.action, game.info())},
                                    {"loss", written(perGoal * move.loss)},
                                    {"lossError", written(perGoal * move.error)},
                                    {"worlds", move.worlds}});
  }
  return {std::move(figures)};
}

Value hintWith(const AnyGame& game, int player, Random random) {
  const GameInfo& info = game.info();
  std::string error;
  const auto bot = makeAdviser(info.id, error);
  if (bot == nullptr) throw InputError(error);
  bot->setTimeLimit(std::chrono::milliseconds(0));
  const auto advice = bot->advise(*viewFor(*bot, game, player), random, kNever);
  Value::Object report{{"game", std::string(info.id)}, {"player", player}};
  // The advised move is empty if waiting is better: a player out of turn may wait.
  const std::string chosen = advice ? actionText(advice->action, info) : "";
  report.emplace_back("move", chosen);
  if (advice) {
    const std::string instead = advice->instead ? actionText(*advice->instead, info) : "";
    const ReviewReason reason{.text = bot->reasons()[advice->reason],
                              .card = advice->card,
                              .player = advice->player,
                              .number = advice->number,
                              .otherNumber = advice->otherNumber};
    report.emplace_back("sentence", reasonInEnglish(reason, chosen, instead, info.family));
    if (advice->instead) report.emplace_back("instead", instead);
  }
  report.emplace_back("unit", std::string(aimOf(info.id, game.players()).unit));
  report.emplace_back("moves", figuresOf(*bot, game));
  return {std::move(report)};
}

}  // namespace

Value hintFor(const AnyGame& game, const Arguments& arguments) {
  if (arguments.moves) throw InputError("--move needs a record");
  const int player = playerToAdvise(game, arguments.viewer);
  return hintWith(game, player, Random(arguments.seed ? arguments.seed->number() : 1));
}

Hinted hintIn(const RecordInput& input, const Arguments& arguments) {
  const Record& record = input.record;
  if (arguments.viewer) requirePlayerOf(record, *arguments.viewer);
  if (isWithheld(record)) {
    throw InputError(input.name + ": a game with people gets hints only when it is over");
  }
  const RecordPosition position = positionIn(input, arguments.moves, DealEnd::skipped);
  if (!position.problem.empty()) return {false, position.problem};
  const AnyGame& game = position.replayer.game();
  const int player = playerToAdvise(game, arguments.viewer);
  const Random random = arguments.seed ? Random(arguments.seed->number())
                                       : Random(record.header.botSeed, position.entries,
                                                static_cast<std::uint64_t>(player));
  return {true, indentedJson(hintWith(game, player, random))};
}

}  // namespace downpile
