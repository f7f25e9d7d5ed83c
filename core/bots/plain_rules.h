// SPDX-License-Identifier: GPL-3.0-or-later
// The players of a game that has none of its own: they know its rules, what a deal is worth, and
// nothing else. They play deals out in which everybody moves by chance, and grow a tree of them
// (search/tree.h): the more, the better they play.
#pragma once

#include <algorithm>
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
#include "bots/search/tree.h"
#include "bots/search/trial.h"
#include "bots/tuning.h"
#include "rules/card_game.h"

namespace downpile {

struct PlainStyle {};

// What is played out: any move is as good as another.
template <CardGame G>
class PlainRules final : public DecidingBot<G, PlainStyle> {
 public:
  explicit PlainRules(const PlainStyle& style = plainStyle()) : DecidingBot<G, PlainStyle>(style) {}

  static constexpr bool kMayLookBack = false;
  static constexpr bool kOwnersAreHands = false;  // nobody has said so

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

  Advice explain(const View<G>& view, const Action& action,
                 const std::optional<Action>& instead) const override {
    const auto because = [&](PlainReason why) {
      return Advice{.action = action, .why = static_cast<std::uint8_t>(why)};
    };
    if (onlyMove(view)) return because(PlainReason::onlyMove);
    if (!instead) return because(PlainReason::asGood);
    const Trial trial = tryBoth<PlainRules>(view, action, *instead);
    Advice advice = because(PlainReason::asGood);
    if (trial.isBetter()) {
      advice = because(PlainReason::cameOutBetter);
      advice.number = static_cast<std::int16_t>(trial.percentBetter());
    } else if (Trial{.better = trial.worse, .worse = trial.better}.isBetter()) {
      // By chance alone the other one would be better: the tree found what speaks against it.
      advice = because(PlainReason::withAnswers);
    } else {
      return advice;
    }
    advice.instead = instead;
    return advice;
  }
  std::span<const char* const> reasons() const override { return plainReasons(); }

  // How well a deal ended for a player, 0 to 1: of its points how they compare with those of the
  // others, of the last deal whether the game is won.
  static double goal(const G& end, int player) {
    const Standing standing = end.standing();
    if (standing.gameOver) {
      return standing.winners.contains(player) ? 1.0 / standing.winners.size() : 0;
    }
    std::vector<int> points = standing.scores;
    for (int other = 0; other < end.players(); ++other) {
      if (!standing.dealOver) points[at(other)] = end.worth(other);
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

// The levels of plain players.
template <CardGame G>
class PlainPlayer final : public Bot {
 public:
  // deals: how many are played out for a decision.
  explicit PlainPlayer(int deals)
      : tree_(PlainRules<G>(), TreeSettings{.iterations = deals, .guided = false}) {}

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    const View<G>* own = viewToAct<G>(view);
    if (own == nullptr || mustMove(own->seen(), own->viewer()) || cancelled) {
      return tree_.choose(view, random, cancelled);
    }
    return unasked(*own, random, cancelled);
  }

  std::optional<Advice> advise(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override {
    const auto action = choose(view, random, cancelled);
    if (!action) return std::nullopt;
    return PlainRules<G>().explain(*viewToAct<G>(view), *action, tree_.runnerUp());
  }

  std::span<const char* const> reasons() const override { return plainReasons(); }
  Effort effort() const override { return tree_.effort(); }
  void setTimeLimit(std::chrono::milliseconds limit) override { tree_.setTimeLimit(limit); }

 private:
  // Off turn it does what comes out better than to do nothing, if anything does.
  std::optional<Action> unasked(const View<G>& view, Random& random,
                                const std::atomic<bool>& cancelled) {
    std::optional<Action> best;
    double most = 0;
    const std::uint64_t seed = random.next();
    view.legal([&](const Action& action) {
      Trial trial;
      Sampler<G> sampler(view);
      for (std::uint64_t i = 0; i < kTrialWorlds && !cancelled; ++i) {
        Random luck(seed, i);
        const G world = sampler.draw(luck);
        const auto endAfter = [&](bool acts) {
          Random same = luck;
          G end = world;
          if (acts) end.apply(view.viewer(), action, NoReport{});
          playOut(end, kMostMoves, same,
                  [](const View<G>& seen, Random& lot) { return anyMove(seen, lot); });
          return PlainRules<G>::goal(end, view.viewer());
        };
        const double gain = endAfter(true) - endAfter(false);
        trial.better += gain > 0 ? 1 : 0;
        trial.worse += gain < 0 ? 1 : 0;
      }
      if (!trial.isBetter() || trial.better - trial.worse <= most) return;
      best = action;
      most = trial.better - trial.worse;
    });
    return cancelled ? std::nullopt : best;
  }

  TreeBot<PlainRules<G>> tree_;
};

template <CardGame G>
std::unique_ptr<Bot> PlainRules<G>::make(BotKind kind, std::optional<std::size_t> /*character*/) {
  constexpr int kFew = 16;  // deals played out
  constexpr int kSome = 64;
  constexpr int kMany = 320;
  constexpr int kMost = 2500;
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
      return std::make_unique<TreeBot<PlainRules>>(
          PlainRules(), TreeSettings{.iterations = kMost, .guided = false});
    // These know their game.
    case BotKind::rules:
    case BotKind::tuned:
    case BotKind::search:
    case BotKind::tree:
      return nullptr;
  }
  return nullptr;
}

}  // namespace downpile
