// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/arena.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "arena/clairvoyant.h"
#include "arena/parallel.h"
#include "bots/bot_catalog.h"
#include "bots/thread_clock.h"

namespace downpile {

namespace {

// Whoever plays in the arena: a bot, which sees its view, or one that sees everything.
class Contestant {
 public:
  Contestant(std::string_view game, std::string_view name) {
    if (name == kClairvoyant) {
      clairvoyant_ = makeClairvoyant(game);
    } else {
      std::string error;
      bot_ = makeBot(game, name, error);
    }
  }

  bool exists() const { return bot_ != nullptr || clairvoyant_ != nullptr; }

  // A move, or nothing; what it took is added.
  std::optional<Action> choose(const AnyGame& game, int player, Random& random,
                               Thinking& thinking) const {
    static const std::atomic<bool> kNever{false};
    std::optional<Action> action;
    if (clairvoyant_ != nullptr) {
      const auto start = threadTime();
      action = clairvoyant_->choose(game, player, random);
      thinking.add(threadTime() - start, Effort{});
    } else {
      const std::unique_ptr<AnyView> view = game.view(player);
      const auto start = threadTime();
      action = bot_->choose(*view, random, kNever);
      thinking.add(threadTime() - start, bot_->effort());
    }
    return action;
  }

 private:
  std::unique_ptr<Bot> bot_;
  std::unique_ptr<Clairvoyant> clairvoyant_;
};

// What a unit came to.
struct UnitResult {
  Result hero;   // in all seats
  Result field;  // of all field players who sat with the hero
  Result alone;  // of a field player in each seat, among field players
};

// Plays units, on one thread. A bot may remember what it pleases of its own seat, so each seat has
// bots of its own.
class Worker {
 public:
  explicit Worker(const ArenaPlan& plan) : plan_(plan), measure_(measureOf(plan.game->info->id)) {
    for (int player = 0; player < plan.players; ++player) {
      heroes_.emplace_back(plan.game->info->id, plan.hero);
      fields_.emplace_back(plan.game->info->id, plan.field);
    }
  }

  UnitResult play(int unit) {
    UnitResult result;
    const Results alone = playWith(kNobody, unit);
    for (int seat = 0; seat < plan_.players; ++seat) {
      result.alone += alone[at(seat)];
      const Results together = playWith(seat, unit);
      for (int player = 0; player < plan_.players; ++player) {
        (player == seat ? result.hero : result.field) += together[at(player)];
      }
    }
    return result;
  }

  const Thinking& hero() const { return hero_; }
  const Thinking& field() const { return field_; }

 private:
  // With the hero in this seat, if it is one.
  Results playWith(int hero, int unit) {
    const auto game = plan_.game->create(plan_.options, plan_.players);
    return playUnit(
        *game, measure_, plan_.luck, unit, [&](const AnyGame& now, int player, Random& random) {
          return player == hero ? heroes_[at(player)].choose(now, player, random, hero_)
                                : fields_[at(player)].choose(now, player, random, field_);
        });
  }

  const ArenaPlan& plan_;
  const Measure& measure_;
  std::vector<Contestant> heroes_;
  std::vector<Contestant> fields_;
  Thinking hero_;
  Thinking field_;
};

Comparison compare(const std::vector<UnitResult>& results, Portion Result::*figure) {
  std::vector<Portion> hero;
  std::vector<Portion> field;
  std::vector<Portion> alone;
  for (const UnitResult& result : results) {
    hero.push_back(result.hero.*figure);
    field.push_back(result.field.*figure);
    alone.push_back(result.alone.*figure);
  }
  return {shareOf(hero), shareOf(field), differenceOf(hero, alone)};
}

}  // namespace

std::string arenaRefusal(std::string_view game, std::string_view player) {
  if (Contestant(game, player).exists()) return {};
  if (player == kClairvoyant) {
    return "nobody sees all cards of " + std::string(game) + ": there is no clairvoyant player";
  }
  std::string error;
  makeBot(game, player, error);
  return error;
}

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
