// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/arena_report.h"

#include <chrono>
#include <cmath>
#include <string>
#include <utility>

#include "arena/arena.h"
#include "arena/contestant.h"
#include "arena/parallel.h"
#include "console/external_players.h"
#include "console/json.h"
#include "console/report.h"
#include "rules/option_value.h"

namespace downpile {

double rounded(double value) {
  constexpr double kPlaces = 1e5;
  return std::round(value * kPlaces) / kPlaces;
}

namespace {

Value comparisonReport(std::string_view name, const Comparison& comparison, bool isShare) {
  return Value::Object{{"of", std::string(name)},
                       {"hero", estimateReport(comparison.hero, isShare)},
                       {"field", estimateReport(comparison.field, isShare)},
                       {"difference", estimateReport(comparison.difference)}};
}

double microseconds(Thinking::Time time) {
  return rounded(std::chrono::duration<double, std::micro>(time).count());
}

Value thinkingReport(const Thinking& thinking) {
  const double seconds = std::chrono::duration<double>(thinking.total()).count();
  return Value::Object{
      {"decisions", thinking.decisions()},
      {"median_us", microseconds(thinking.quantile(0.5))},
      {"p99_us", microseconds(thinking.quantile(0.99))},
      {"longest_us", microseconds(thinking.longest())},
      {"rollouts_per_second",
       seconds > 0 ? rounded(static_cast<double>(thinking.rollouts()) / seconds) : 0.0},
      {"cut_short", thinking.cutShort()},
      {"forfeits", thinking.forfeits()}};
}

void requirePlayer(const Arguments& arguments, const char* option, const std::string& name,
                   const BotMaker& maker, const std::atomic<bool>& stopped) {
  if (name.empty()) {
    throw InputError(std::string("arena needs --") + option + ": a player (see downpile-cli " +
                     "arena --help)");
  }
  const std::string refusal = contestantRefusal(arguments.game->info->id, name, maker);
  if (!refusal.empty()) throw InputError(refusal);
  // Checks whether an external bot starts. If it did not, a built-in bot would play in its place
  // (ExternalBot), and the measured figures would be wrong.
  if (isExternalName(name)) requireReady(name, arguments.botLimits, stopped);
}

ArenaResult resultOf(const ArenaPlan& plan, LongWork& work) {
  try {
    ArenaResult result = runArena(
        plan, [&](int done) { work.progress.show(done, plan.units); }, work.stop);
    work.isCutShort = result.units < plan.units;
    return result;
  } catch (const std::runtime_error& error) {
    throw InputError(std::string("a player broke the rules: ") + error.what());
  }
}

}  // namespace

Value estimateReport(const Estimate& estimate, bool isShare) {
  Value value;
  Value low;
  Value high;
  if (estimate.value) value = rounded(*estimate.value);
  if (estimate.value && estimate.margin) {
    const Interval interval = intervalOf(estimate, isShare);
    low = rounded(interval.low);
    high = rounded(interval.high);
  }
  return Value::Object{
      {"value", std::move(value)}, {"low", std::move(low)}, {"high", std::move(high)}};
}

Value arenaReport(const Arguments& arguments, const Seed& seed, LongWork& work) {
  const BotMaker maker = anyBotMaker(arguments.botLimits, work.progress);
  const StopFlag stopped(work.stop);
  requirePlayer(arguments, "hero", arguments.hero, maker, stopped.isUp());
  requirePlayer(arguments, "field", arguments.field, maker, stopped.isUp());
  const ArenaPlan plan{.game = arguments.game,
                       .options = arguments.options,
                       .players = arguments.players,
                       .hero = arguments.hero,
                       .field = arguments.field,
                       .units = arguments.deals,
                       .seeds = {.cards = seed.number(), .bots = seed.forBots()},
                       .threads = arguments.threads,
                       .maker = maker};
  const auto start = std::chrono::steady_clock::now();
  const ArenaResult result = resultOf(plan, work);
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  const GameInfo& info = *arguments.game->info;
  const Measure& measure = measureOf(info.id);
  const char* unit = measure.unit == Unit::deal ? "deal" : "game";
  const std::string stopNote =
      "Stopped after " + progressText(result.units, plan.units, unit) + " in each seat.";
  return Value::Object{{"game", std::string(info.id)},
                       {"players", plan.players},
                       {"options", optionsValue(info, plan.options)},
                       {"seed", seed.text()},
                       {"hero", plan.hero},
                       {"field", plan.field},
                       {"stopped", work.isCutShort ? Value(stopNote) : Value()},
                       {"games", result.games},
                       {"deals", result.deals},
                       {"measure", comparisonReport(measure.name, result.measure, measure.isShare)},
                       {"score", comparisonReport("points per deal", result.score, false)},
                       {"times", Value::Object{{"hero", thinkingReport(result.hero)},
                                               {"field", thinkingReport(result.field)},
                                               {"threads", plan.threads},
                                               {"seconds", rounded(elapsed.count())}}}};
}

}  // namespace downpile
