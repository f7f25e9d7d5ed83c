// SPDX-License-Identifier: GPL-3.0-or-later
// Bots for games without a sensible player. They know only the rules and the result of a deal. They
// play deals out with random moves and grow a game tree (search/tree.h). More rollouts make them
// stronger.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "bots/bot_kind.h"
#include "bots/decision.h"
#include "bots/goals.h"
#include "bots/plain_reasons.h"
#include "bots/search/emergency_stop.h"
#include "bots/search/playout.h"
#include "bots/search/tree.h"
#include "bots/search/trial.h"
#include "bots/tuning.h"
#include "rules/card_game.h"

namespace downpile {

struct PlainStyle {};

// The plain player, which works in every game because it makes random legal moves. It replaces the
// sensible player in games without one.
template <CardGame G>
class PlainRules final : public DecidingBot<G, PlainStyle> {
 public:
  explicit PlainRules(const PlainStyle& style = plainStyle()) : DecidingBot<G, PlainStyle>(style) {}

  static constexpr bool kMayLookBack = false;
  // False: the plain player knows no details of the game. The owners in HiddenCards may be other
  // places than the players' hands.
  static constexpr bool kOwnersAreHands = false;

  static std::span<const Character> characters() { return {}; }
  static const PlainStyle& style(std::size_t) { return plainStyle(); }
  static const PlainStyle& plainStyle() {
    static constexpr PlainStyle kStyle;
    return kStyle;
  }
  static const PlainStyle& tunedStyle() { return plainStyle(); }
  static std::span<const TunedNumber<PlainStyle>> tunedNumbers() { return {}; }

  std::optional<Action> decide(const View<G>& view, Random& random,
                               const std::atomic<bool>& /*cancelled*/) const override {
    return anyMove(view, random);
  }

  std::vector<WeighedAction> weigh(const View<G>& view) const override {
    std::vector<WeighedAction> moves;
    view.legal([&](const Action& action) { moves.push_back({action}); });
    return moves;
  }

  Advice explain(const View<G>& view, std::span<const G> worlds, const Action& action,
                 const std::optional<Action>& instead) const override {
    const auto because = [&](PlainReason reason) {
      return Advice{.action = action, .reason = static_cast<std::uint8_t>(reason)};
    };
    // Off turn the player may also do nothing, so a single legal move is still a choice.
    if (mustMove(view.seen(), view.viewer()) && onlyMove(view)) {
      return because(PlainReason::onlyMove);
    }
    if (!instead) return because(PlainReason::equallyGood);
    const Trial trial = tryBoth<PlainRules>(worlds, view.viewer(), action, *instead);
    Advice advice = because(PlainReason::equallyGood);
    if (trial.isBetter()) {
      advice = because(PlainReason::cameOutBetter);
      advice.number = static_cast<std::int16_t>(trial.percentBetter());
    } else if (Trial{.better = trial.worse, .worse = trial.better}.isBetter()) {
      // Random rollouts prefer the move `instead`, but the tree search found good replies of the
      // opponents to `instead`.
      advice = because(PlainReason::withAnswers);
    } else {
      return advice;
    }
    advice.instead = instead;
    return advice;
  }
  std::span<const char* const> reasons() const override { return plainReasons(); }

  // Returns the result of a deal for a player, from 0 to 1, by comparing the players' points. If
  // the deal ended the game, returns the player's share of the victory.
  static double goal(const G& end, int player) {
    const Standing standing = end.standing();
    if (standing.gameOver) return standing.winners.shareOf(player);
    std::vector<int> points = standing.scores;
    for (int other = 0; other < end.players(); ++other) {
      if (!standing.dealOver) points[at(other)] = end.score(other);
      if (G::kTraits.fewestPointsWin) points[at(other)] *= -1;
    }
    const auto [least, most] = std::ranges::minmax_element(points);
    if (*least == *most) return kMiddle;
    const double spread = *most - *least;
    return 0.25 + 0.5 * shareOfMost(points, player) + 0.25 * lead(points, player) / spread;
  }

  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character);

 private:
  static constexpr double kMiddle = 0.5;
};

// A bot for games without a sensible player. On turn it searches a tree of moves. Off turn it
// compares each move with doing nothing. All rollouts make random moves.
template <CardGame G>
class PlainPlayer final : public Bot {
 public:
  // deals: number of rollouts for each decision.
  explicit PlainPlayer(int deals)
      : deals_(deals), tree_(PlainRules<G>(), TreeSettings{.iterations = deals, .guided = false}) {}

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    effort_ = {};
    const View<G>* own = viewToAct<G>(view);
    if (own == nullptr || cancelled) return std::nullopt;
    if (isUnasked(*own)) {
      const std::optional<Tried> tried = unasked(*own, random, cancelled);
      return tried ? std::optional(tried->action) : std::nullopt;
    }
    const auto action = tree_.choose(view, random, cancelled);
    effort_ = tree_.effort();
    return action;
  }

  std::optional<Advice> advise(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    const View<G>* own = viewToAct<G>(view);
    if (own != nullptr && !cancelled && isUnasked(*own)) {
      const std::optional<Tried> tried = unasked(*own, random, cancelled);
      if (!tried) return std::nullopt;
      return Advice{.action = tried->action,
                    .reason = static_cast<std::uint8_t>(PlainReason::unasked),
                    .number = static_cast<std::int16_t>(tried->trial.percentBetter())};
    }
    const auto action = choose(view, random, cancelled);
    if (!action) return std::nullopt;
    return PlainRules<G>().explain(*own, equallyLikelyWorlds(*own), *action, tree_.runnerUp());
  }

  std::span<const char* const> reasons() const override { return plainReasons(); }
  Effort effort() const override { return effort_; }
  void setTimeLimit(std::chrono::milliseconds limit) override {
    limit_ = limit;
    tree_.setTimeLimit(limit);
  }

 private:
  // A move off turn, and the comparison of its results with doing nothing.
  struct Tried {
    Action action;
    Trial trial;
  };

  static bool isUnasked(const View<G>& view) { return !mustMove(view.seen(), view.viewer()); }

  // Returns an off-turn move significantly better than doing nothing, or nullopt.
  std::optional<Tried> unasked(const View<G>& view, Random& random,
                               const std::atomic<bool>& cancelled) {
    effort_ = {};
    std::vector<Tried> moves = unaskedMoves(view, random);
    const int worlds = std::min(deals_ / (static_cast<int>(moves.size()) + 1), kTrialWorlds);
    const EmergencyStop stop(limit_);
    const std::uint64_t seed = random.next();
    Sampler<G> sampler(view);
    for (int i = 0; i < worlds && !cancelled; ++i) {
      effort_.cutShort = i > 0 && stop.isDue();
      if (effort_.cutShort) break;
      Random stream(seed, static_cast<std::uint64_t>(i));
      const G world = sampler.draw(stream);
      const double idle = goalAfter(world, view.viewer(), std::nullopt, stream);
      for (Tried& each : moves) {
        each.trial.count(goalAfter(world, view.viewer(), each.action, stream) - idle);
      }
    }
    if (cancelled) return std::nullopt;
    const auto surplus = [](const Tried& each) { return each.trial.better - each.trial.worse; };
    std::erase_if(moves, [](const Tried& each) { return !each.trial.isBetter(); });
    const auto best = std::ranges::max_element(moves, {}, surplus);
    return best == moves.end() ? std::nullopt : std::optional(*best);
  }

  // Returns the legal moves of a player not on turn. If there are too many for the available number
  // of rollouts, returns a random sample of them.
  std::vector<Tried> unaskedMoves(const View<G>& view, Random& random) const {
    constexpr int kFewestWorlds = 7;  // fewest sampled worlds with which a Trial can be significant
    const int most = std::max(1, deals_ / kFewestWorlds - 1);
    std::vector<Tried> moves;
    std::uint32_t count = 0;
    view.legal([&](const Action& action) {
      if (static_cast<int>(moves.size()) < most) {
        moves.push_back({.action = action, .trial = {}});
        ++count;
      } else if (const std::uint32_t place = random.below(++count); place < moves.size()) {
        moves[place].action = action;
      }
    });
    return moves;
  }

  // Result of a rollout: the goal after `action`, followed by random moves of all players.
  double goalAfter(G world, int viewer, const std::optional<Action>& action, Random stream) {
    if (action) world.apply(viewer, *action, NoReport{});
    playOut(world, kMostMoves, stream,
            [](const View<G>& seen, Random& random) { return anyMove(seen, random); });
    ++effort_.rollouts;
    return PlainRules<G>::goal(world, viewer);
  }

  int deals_;
  std::chrono::milliseconds limit_ = TreeSettings().limit;
  Effort effort_;
  TreeBot<PlainRules<G>> tree_;
};

template <CardGame G>
std::unique_ptr<Bot> PlainRules<G>::make(BotKind kind, std::optional<std::size_t> /*character*/) {
  // Number of rollouts for a decision of each level: gentle, fair, sharp, master.
  constexpr int kFew = 16;
  constexpr int kSome = 64;
  constexpr int kMany = 320;
  constexpr int kMost = kPlainTree.iterations;
  switch (kind) {
    case BotKind::gentle:
      return std::make_unique<PlainPlayer<G>>(kFew);
    case BotKind::fair:
      return std::make_unique<PlainPlayer<G>>(kSome);
    case BotKind::sharp:
      return std::make_unique<PlainPlayer<G>>(kMany);
    case BotKind::master:
      return std::make_unique<PlainPlayer<G>>(kMost);
    case BotKind::plainTree:
      return std::make_unique<TreeBot<PlainRules>>(PlainRules(), kPlainTree);
    // These kinds of bots need a sensible player, which this game does not have.
    case BotKind::rules:
    case BotKind::tuned:
    case BotKind::search:
    case BotKind::tree:
    case BotKind::learned:
      return nullptr;
  }
  return nullptr;
}

}  // namespace downpile
