// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/rules.h"

#include <array>
#include <cmath>

#include "bots/goals.h"
#include "bots/ultimate-loser/advice.h"

namespace downpile {

namespace {

using F = UltimateLoserFeature;

// One decision, with the values of all legal moves except swaps without a gain.
class Decision {
 public:
  Decision(const View<UltimateLoser>& view, const UltimateLoserStyle& style,
           const std::atomic<bool>& cancelled)
      : view_(view),
        analysis_(view, -style.weights[static_cast<std::size_t>(F::turns)]),
        style_(style) {
    view.legal([&](const Action& action) {
      if (cancelled) return;
      if (action.verb == UltimateLoser::kThrow) return weighed_.push_back({action, 0});
      const UltimateLoserFeatures features = analysis_.evaluate(action);
      if (!gainsNothing(action, features)) weighed_.push_back({action, valueOf(features)});
    });
    if (cancelled) weighed_.clear();
  }

  std::optional<Action> action(Random& random) const { return randomBest(weighed_, random); }
  const std::vector<WeighedAction>& weighed() const { return weighed_; }
  Advice explain(std::span<const UltimateLoser> worlds, const Action& action,
                 const std::optional<Action>& instead) const {
    return explainUltimateLoser(view_, worlds, analysis_, action, instead);
  }

 private:
  // Whether a swap makes the hand costlier to play, or leaves the cost equal and gains no higher
  // card. Excluding such swaps prevents endless sequences of swaps. The cost of the unchanged hand
  // is stored when the pass is evaluated: legal() lists the pass before the swaps.
  bool gainsNothing(const Action& action, const UltimateLoserFeatures& features) {
    constexpr double kEqual = 1e-9;
    const double cost = features[F::burden] - weight(F::turns) * features[F::turns];
    if (action.verb == UltimateLoser::kPass) costOfHand_ = cost;
    if (action.verb != UltimateLoser::kSwap) return false;
    if (std::abs(cost - costOfHand_) > kEqual) return cost > costOfHand_;
    return UltimateLoser::strengthOf(CardSet(view_.state().gin)) <=
           UltimateLoser::strengthOf(action.cards);
  }

  double weight(F feature) const { return style_.weights[static_cast<std::size_t>(feature)]; }

  double valueOf(const UltimateLoserFeatures& features) const {
    double value = 0;
    for (std::size_t i = 0; i < kUltimateLoserFeatures; ++i) {
      value += style_.weights[i] * features[static_cast<F>(i)];
    }
    return value;
  }

  const View<UltimateLoser>& view_;
  UltimateLoserAnalysis analysis_;
  const UltimateLoserStyle& style_;
  // Cost of playing the viewer's current hand. Set when gainsNothing() is called for a pass.
  double costOfHand_ = 0;
  std::vector<WeighedAction> weighed_;
};

}  // namespace

std::span<const char* const> UltimateLoserRules::reasons() const { return ultimateLoserReasons(); }

std::optional<Action> UltimateLoserRules::decide(const View<UltimateLoser>& view, Random& random,
                                                 const std::atomic<bool>& cancelled) const {
  return Decision(view, ownStyle(), cancelled).action(random);
}

std::vector<WeighedAction> UltimateLoserRules::weigh(const View<UltimateLoser>& view) const {
  return Decision(view, ownStyle(), kNever).weighed();
}

Advice UltimateLoserRules::explain(const View<UltimateLoser>& view,
                                   std::span<const UltimateLoser> worlds, const Action& action,
                                   const std::optional<Action>& instead) const {
  return Decision(view, ownStyle(), kNever).explain(worlds, action, instead);
}

std::optional<FigureReasons> UltimateLoserRules::figureReasons(
    const View<UltimateLoser>& view) const {
  return ultimateLoserFigureReasons(penaltiesPerGoal(view.players()));
}

std::optional<Action> UltimateLoserRules::solve(const View<UltimateLoser>& view) const {
  // A play of the viewer's plan counts as winning if it wins a trick with at least this chance.
  constexpr double kWins = 0.8;
  // The viewer keeps the lead if all winning plays together win with at least this chance.
  constexpr double kWinsAll = 0.65;
  if (view.state().phase != UltimateLoser::Phase::lead) return std::nullopt;
  const auto& weights = plainStyle().weights;
  const UltimateLoserAnalysis analysis(view, -weights[static_cast<std::size_t>(F::turns)]);
  const UltimateLoserPlan plan = analysis.planFor(view.state().hands[at(view.viewer())]);
  int weak = 0;
  double winsAll = 1;
  const CardSet* strongest = nullptr;
  for (const auto& play : plan) {
    double wins = 1;
    for (int player : analysis.trick().later) {
      wins *= 1 - analysis.odds().above(player, play.type, play.strength);
    }
    if (wins < kWins) {
      if (++weak > 1) return std::nullopt;
      continue;
    }
    winsAll *= wins;
    if (strongest == nullptr || play.cards.size() > strongest->size()) strongest = &play.cards;
  }
  if (strongest == nullptr || plan.count < 2 || winsAll < kWinsAll) return std::nullopt;
  return Action{.verb = UltimateLoser::kPlay, .cards = *strongest};
}

bool UltimateLoserRules::areAlike(const WeighedAction& a, const WeighedAction& b) const {
  constexpr double kEqual = 1e-9;
  const auto ranksOf = [](const CardSet& cards) {
    std::array<int, UltimateLoser::kJokerStrength + 1> ranks{};
    for (Card card : cards) ++ranks[at(UltimateLoser::strengthOf(CardSet(card)))];
    return ranks;
  };
  return a.action.verb == b.action.verb && std::abs(a.value - b.value) < kEqual &&
         ranksOf(a.action.cards) == ranksOf(b.action.cards);
}

double UltimateLoserRules::preference(const View<UltimateLoser>& view, const Action& action) const {
  if (action.verb == UltimateLoser::kThrow) return 0;
  double taste = action.verb == UltimateLoser::kSwap
                     ? ownStyle().swapPreference
                     : ownStyle().shedPreference * action.cards.size();
  if (ownStyle().spoilPreference != 0) {
    const UltimateLoserAnalysis analysis(view,
                                         -ownStyle().weights[static_cast<std::size_t>(F::turns)]);
    taste += ownStyle().spoilPreference * analysis.evaluate(action)[F::others];
  }
  return taste;
}

double UltimateLoserRules::goal(const UltimateLoser& end, int player) {
  constexpr double kPenalties = 40;
  const auto penalties = std::span(end.state().penalties).first(at(end.players()));
  return 0.75 * shareOfLeast(penalties, player) + 0.125 - lead(penalties, player) / kPenalties;
}

double UltimateLoserRules::penaltiesPerGoal(int players) { return 2.5 * (5 - 0.4 * players); }

}  // namespace downpile
