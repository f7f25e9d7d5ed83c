// SPDX-License-Identifier: GPL-3.0-or-later
// The judge of one game. It evaluates moves exactly as Master does (MasterEvaluation), in more
// worlds.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "bots/common_reasons.h"
#include "bots/rules_of.h"
#include "bots/search/evaluation.h"
#include "bots/search/search.h"
#include "review/judge.h"

namespace downpile {

template <class Rules>
class JudgeOf final : public Judge {
 public:
  using Game = typename Rules::Game;

  JudgeOf(int players, const ReviewEffort& effort)
      : aim_(aimOf(Game::info().id, players)), effort_(effort) {}

  std::optional<Judgement> judge(const AnyView& view, const Action& played, std::uint64_t seed,
                                 const std::atomic<bool>& stop) const override {
    const View<Game>& own = *viewToAct<Game>(view);
    Random random(seed);
    const Choice plain = own_.decide(own, random, stop);
    const Choice best =
        areAllEqual(own, played) ? played : bestMove(view, played, plain, random, stop);
    if (stop) return std::nullopt;
    const std::array<Choice, 3> moves = {best, played, plain};
    Judgement result = compare(own, historyOf<Game>(view), moves, random.next(), stop);
    if (stop) return std::nullopt;
    if (isWrong(result.verdict) && best) {
      result.reason = reasonFor(result, view, *best, played, random.next(), stop);
      if (stop) return std::nullopt;
    }
    return result;
  }

  std::optional<double> effect(int hero, const AnyView& view, const Action& played,
                               std::uint64_t seed, const std::atomic<bool>& stop) const override {
    const View<Game>& actor = *viewToAct<Game>(view);
    Random random(seed);
    const Choice plain = others_.decide(actor, random, stop);
    if (isSame(actor, plain, played)) return 0;
    Worlds worlds = worldsFor(actor, historyOf<Game>(view), random.next(), stop);
    double sum = 0;
    for (int i = 0; i < effort_.othersWorlds && !stop; ++i) {
      worlds.draw();
      sum += valueFor(worlds.after(played, hero), hero) - valueFor(worlds.after(plain, hero), hero);
    }
    if (stop) return std::nullopt;
    return sum / effort_.othersWorlds;
  }

  std::optional<double> promise(int hero, const AnyGame& game, std::uint64_t seed,
                                const std::atomic<bool>& stop) const override {
    const Game& start = gameOf(game);
    double sum = 0;
    for (int i = 0; i < effort_.dealWorlds && !stop; ++i) {
      Random stream(seed, static_cast<std::uint64_t>(i));
      Game end = start;
      playOutHero(end, hero, hero_, others_, stream, stop);
      sum += valueFor(end, hero);
    }
    if (stop) return std::nullopt;
    return sum / effort_.dealWorlds;
  }

  double value(const AnyGame& game, int player) const override {
    return valueFor(gameOf(game), player);
  }

  std::span<const char* const> reasons() const override { return own_.reasons(); }

 private:
  // A decision of a player: a move, or nullopt if the player may do nothing and does so.
  using Choice = std::optional<Action>;

  using Worlds = MasterEvaluation<Rules>;
  // Each batch uses the worlds of one Markov chain, so that batches are independent of each other.
  static_assert(BatchMeans::kBatch == Worlds::kWorldsInAWalk);
  using Aimed = WholeGameAim<Rules>;

  static const Game& gameOf(const AnyGame& game) {
    return dynamic_cast<const GameOf<Game>&>(game).game();
  }

  double valueFor(const Game& end, int player) const {
    if (aim_.of != nullptr) return aim_.of(end.standing(), player);
    return aim_.scale * (Rules::goal(end, player) - aim_.middle);
  }

  // Returns the worlds sampled by the bot Master. The arguments must outlive the result.
  Worlds worldsFor(const View<Game>& view, const History<Game>& history, std::uint64_t seed,
                   const std::atomic<bool>& stop) const {
    Memory memory = Memory::full;
    LookBack lookBack;
    if constexpr (!kArePlain<Rules>) {
      memory = Rules::bestSearch().memory;
      lookBack = Rules::bestSearch().lookBack;
    }
    return Worlds(view, history, hero_, others_, memory, lookBack, seed, stop);
  }

  // Returns the best of these moves: the move played, the sensible player's move, and Master's
  // moves from several searches. judge() later samples other worlds, so a move with lucky results
  // does not profit from the same luck again.
  Choice bestMove(const AnyView& view, const Choice& played, const Choice& plain, Random& random,
                  const std::atomic<bool>& stop) const {
    const View<Game>& own = *viewToAct<Game>(view);
    std::vector<Choice> moves = {played};
    const auto consider = [&](const Choice& move) {
      const auto isIt = [&](const Choice& other) { return isSame(own, move, other); };
      if (std::ranges::none_of(moves, isIt)) moves.push_back(move);
    };
    consider(plain);
    const std::unique_ptr<Bot> master = Rules::make(BotKind::master, std::nullopt);
    master->setTimeLimit(std::chrono::milliseconds(0));
    for (int i = 0; i < effort_.searches && !stop; ++i) {
      consider(master->choose(view, random, stop));
    }
    if (moves.size() == 1) return played;
    Worlds worlds = worldsFor(own, historyOf<Game>(view), random.next(), stop);
    std::vector<double> sums = exactValues(worlds, own, moves);
    if (!sums.empty()) return bestOf(moves, sums);
    sums.assign(moves.size(), 0.0);
    for (int i = 0; i < effort_.searchWorlds && !stop; ++i) {
      worlds.draw();
      for (std::size_t m = 0; m < moves.size(); ++m) {
        sums[m] += Aimed::goal(worlds.after(moves[m], own.viewer()), own.viewer());
      }
    }
    return bestOf(moves, sums);
  }

  static Choice bestOf(const std::vector<Choice>& moves, const std::vector<double>& values) {
    return moves[static_cast<std::size_t>(std::ranges::max_element(values) - values.begin())];
  }

  // Returns the exact values of the moves by Master's goal. Returns an empty list if this needs too
  // much work, if one of the choices is to do nothing, or if Master has no exact search in this
  // game.
  std::vector<double> exactValues(Worlds& worlds, const View<Game>& view,
                                  const std::vector<Choice>& moves) const {
    constexpr int kTimes = 8;  // maximum number of tried moves, as a multiple of Master's maximum
    std::vector<Action> actions;
    if constexpr (!kArePlain<Rules>) {
      for (const Choice& move : moves) {
        if (!move) return {};
        actions.push_back(*move);
      }
      return worlds.exactly(actions, kTimes * Rules::bestSearch().exactSteps,
                            [&](const Game& end) { return Aimed::goal(end, view.viewer()); });
    }
    return {};
  }

  // Returns true if the sensible player gives all moves the same value, including the move played.
  // Always false for a plain player.
  bool areAllEqual(const View<Game>& view, const Action& played) const {
    if constexpr (kArePlain<Rules>) return false;
    const std::vector<WeighedAction> moves = own_.weigh(view);
    const auto [least, most] = std::ranges::minmax(moves, {}, &WeighedAction::value);
    return most.value - least.value < 1e-9 && moveOf(moves, played) != nullptr;
  }

  bool isSame(const View<Game>& view, const Choice& one, const Choice& other) const {
    if (!one || !other) return one == other;
    return own_.isSameChoice(view.options(), *one, *other);
  }

  // Returns the reason why `best` is better: a fact that favours it, or else the share of worlds
  // where `best` did better, if that is significant. Returns nullopt if there is no such reason.
  std::optional<Advice> reasonFor(const Judgement& judgement, const AnyView& view,
                                  const Action& best, const Action& played, std::uint64_t seed,
                                  const std::atomic<bool>& stop) const {
    const View<Game>& own = *viewToAct<Game>(view);
    Worlds worlds = worldsFor(own, historyOf<Game>(view), seed, stop);
    Advice advice = own_.explain(own, worlds.drawForReason(), best, played);
    // A fact about the best move alone may be true for the move played, too.
    if (advice.instead) return advice;
    if (!judgement.trial.isBetter()) return std::nullopt;
    const auto playedOut = std::ranges::find(reasons(), common::kPlayedOutReason);
    return Advice{.action = best,
                  .reason = static_cast<std::uint8_t>(playedOut - reasons().begin()),
                  .number = static_cast<std::int16_t>(judgement.trial.percentBetter()),
                  .instead = played};
  }

  // Compares three moves in the same worlds: moves[0] the best one, moves[1] the one played,
  // moves[2] the sensible player's.
  Judgement compare(const View<Game>& view, const History<Game>& history,
                    const std::array<Choice, 3>& moves, std::uint64_t seed,
                    const std::atomic<bool>& stop) const {
    const auto& [best, played, plain] = moves;
    const bool isBest = isSame(view, best, played);
    const bool isPlain = isSame(view, best, plain);
    const bool playedPlain = isSame(view, played, plain);
    Worlds worlds = worldsFor(view, history, seed, stop);
    const int viewer = view.viewer();
    // Conversion factor from the goal of Master's search to the unit of the game's Aim.
    const double unit = aim_.scale / Worlds::unitIn(view);
    const auto aimed = [&](const Game& end) { return unit * Aimed::goal(end, viewer); };
    const std::vector<double> exact =
        isBest ? std::vector<double>() : exactValues(worlds, view, {best, played});
    std::optional<double> exactLoss;
    if (!exact.empty()) exactLoss = unit * (exact[0] - exact[1]);
    BatchMeans value;
    BatchMeans loss;
    double cost = 0;
    double gain = 0;
    Judgement result;
    const auto isClear = [&](int tried) {
      result.verdict = exactLoss ? verdictOn(*exactLoss, aim_)
                                 : verdictOn(loss, aim_, tried == effort_.mostWorlds);
      return isBest || result.verdict != Verdict::unsure;
    };
    for (int tried = 1; tried <= effort_.mostWorlds && !stop; ++tried) {
      worlds.draw();
      const Game ofBest = worlds.after(best, viewer);
      const Game ofPlayed = isBest ? ofBest : worlds.after(played, viewer);
      const double worth = valueFor(ofBest, viewer);
      const double difference = aimed(ofBest) - aimed(ofPlayed);
      result.trial.count(difference);
      value.add(worth);
      loss.add(difference);
      cost += worth - valueFor(ofPlayed, viewer);
      if (!isPlain) {
        gain += worth - valueFor(playedPlain ? ofPlayed : worlds.after(plain, viewer), viewer);
      }
      if (isCheckpoint(tried) && isClear(tried)) break;
    }
    result.best = isBest ? played : best;
    result.value = {value.mean(), value.error()};
    result.loss = exactLoss ? Estimated{*exactLoss, 0} : Estimated{loss.mean(), loss.error()};
    result.worlds = value.count();
    result.cost = result.worlds == 0 ? 0 : cost / result.worlds;
    result.gain = result.worlds == 0 ? 0 : gain / result.worlds;
    return result;
  }

  // Returns true if the verdict is checked after this number of worlds. The first check is after
  // leastWorlds, each later one after twice as many worlds, and the last after mostWorlds.
  bool isCheckpoint(int tried) const {
    if (tried == effort_.mostWorlds) return true;
    for (int look = effort_.leastWorlds; look < effort_.mostWorlds; look *= 2) {
      if (tried == look) return true;
    }
    return false;
  }

  Rules own_{Rules::tunedStyle()};
  MasterHero<Rules> hero_ = masterHero<Rules>();
  Rules others_{Rules::plainStyle()};
  Aim aim_;
  ReviewEffort effort_;
};

}  // namespace downpile
