// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/arena.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "arena/parallel.h"

namespace downpile {

namespace {

// Plays units of a contest (deals or games, see Unit) on one thread. Each seat has two players of
// its own, one as the hero and one as a field player. Bots may keep state between decisions, but it
// must not affect their choices. Otherwise the results depend on the number of threads.
class Worker {
 public:
  Worker(const ArenaPlan& plan, const std::atomic<bool>& stopped)
      : plan_(plan), stopped_(stopped), measure_(measureOf(plan.game->info->id)) {
    for (int player = 0; player < plan.players; ++player) {
      heroes_.emplace_back(plan.game->info->id, plan.hero, plan.maker);
      fields_.emplace_back(plan.game->info->id, plan.field, plan.maker);
    }
  }

  // Plays a unit once for each seat, with the hero in that seat, and once more with field players
  // alone. Throws Stopped soon after `stopped` became true.
  UnitResult play(int unit) {
    return playRotations([&] { return plan_.game->create(plan_.options, plan_.players); },
                         plan_.players, measure_, plan_.seeds, unit,
                         [this](const AnyGame& game, int player, Random& random) {
                           return ask(heroes_[at(player)], game, player, random, hero_);
                         },
                         [this](const AnyGame& game, int player, Random& random) {
                           return ask(fields_[at(player)], game, player, random, field_);
                         });
  }

  const Thinking& hero() const { return hero_; }
  const Thinking& field() const { return field_; }

 private:
  std::optional<Action> ask(const Contestant& contestant, const AnyGame& game, int player,
                            Random& random, Thinking& thinking) const {
    const auto action = contestant.choose(game, player, random, thinking, stopped_);
    if (stopped_) throw Stopped();
    return action;
  }

  const ArenaPlan& plan_;
  const std::atomic<bool>& stopped_;
  const Measure& measure_;
  std::vector<Contestant> heroes_;
  std::vector<Contestant> fields_;
  Thinking hero_;
  Thinking field_;
};

}  // namespace

ArenaResult runArena(const ArenaPlan& plan, const std::function<void(int done)>& progress,
                     const std::stop_token& stop) {
  const StopFlag stopped(stop);
  std::vector<std::unique_ptr<Worker>> workers;
  for (int i = 0; i < plan.threads; ++i)
    workers.push_back(std::make_unique<Worker>(plan, stopped.isUp()));
  std::vector<UnitResult> results(at(plan.units));
  std::vector<char> isPlayed(at(plan.units));
  std::mutex counting;
  int done = 0;
  shareOutUntil(stopped.isUp(), plan.units, plan.threads, [&](int thread, int unit) {
    results[at(unit)] = workers[at(thread)]->play(unit);
    isPlayed[at(unit)] = 1;
    const std::scoped_lock lock(counting);
    progress(++done);
  });

  // Counts only the units before the first unfinished one. After a stop, early results of later
  // units would bias the result towards short games.
  const auto units = static_cast<int>(std::ranges::find(isPlayed, 0) - isPlayed.begin());
  const auto played = std::span(results).first(at(units));
  ArenaResult result{.units = units,
                     .games = units * plan.players,
                     .measure = compare(played, &Result::measure),
                     .score = compare(played, &Result::score)};
  for (const UnitResult& unit : played) result.deals += static_cast<int>(unit.hero.score.possible);
  for (const auto& worker : workers) {
    result.hero += worker->hero();
    result.field += worker->field();
  }
  return result;
}

}  // namespace downpile
