// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/arena.h"

#include <memory>
#include <mutex>
#include <vector>

#include "arena/contestant.h"
#include "arena/parallel.h"

namespace downpile {

namespace {

// Plays units, on one thread. Each seat has bots of its own, as at a table; what they keep must not
// change what they choose, or the figures depend on the threads.
class Worker {
 public:
  explicit Worker(const ArenaPlan& plan) : plan_(plan), measure_(measureOf(plan.game->info->id)) {
    for (int player = 0; player < plan.players; ++player) {
      heroes_.emplace_back(plan.game->info->id, plan.hero);
      fields_.emplace_back(plan.game->info->id, plan.field);
    }
  }

  UnitResult play(int unit) {
    return playRotations([&] { return plan_.game->create(plan_.options, plan_.players); },
                         plan_.players, measure_, plan_.luck, unit,
                         [this](const AnyGame& game, int player, Random& random) {
                           return heroes_[at(player)].choose(game, player, random, hero_);
                         },
                         [this](const AnyGame& game, int player, Random& random) {
                           return fields_[at(player)].choose(game, player, random, field_);
                         });
  }

  const Thinking& hero() const { return hero_; }
  const Thinking& field() const { return field_; }

 private:
  const ArenaPlan& plan_;
  const Measure& measure_;
  std::vector<Contestant> heroes_;
  std::vector<Contestant> fields_;
  Thinking hero_;
  Thinking field_;
};

}  // namespace

ArenaResult runArena(const ArenaPlan& plan, const std::function<void(int done)>& progress) {
  std::vector<std::unique_ptr<Worker>> workers;
  for (int i = 0; i < plan.threads; ++i) workers.push_back(std::make_unique<Worker>(plan));
  std::vector<UnitResult> results(at(plan.units));
  std::mutex counting;
  int done = 0;
  shareOut(plan.units, plan.threads, [&](int thread, int unit) {
    results[at(unit)] = workers[at(thread)]->play(unit);
    const std::scoped_lock lock(counting);
    progress(++done);
  });

  ArenaResult result{.games = plan.units * plan.players,
                     .measure = compare(results, &Result::measure),
                     .score = compare(results, &Result::score)};
  for (const UnitResult& unit : results) result.deals += static_cast<int>(unit.hero.score.possible);
  for (const auto& worker : workers) {
    result.hero += worker->hero();
    result.field += worker->field();
  }
  return result;
}

}  // namespace downpile
