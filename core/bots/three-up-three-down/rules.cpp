// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/three-up-three-down/rules.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "bots/three-up-three-down/advice.h"

namespace downpile {

namespace {

using F = ThreeUpFeature;

// Returns the weight of making the next player pick up the pile. It is higher if that player needs
// only one more deal to win a game of several deals (T16). It is never higher under the house rule
// playOn.
double needToBlock(const View<ThreeUpThreeDown>& view) {
  constexpr double kGamePoint = 1.5;
  if (view.options()[ThreeUpThreeDown::kPlayOn] != 0) return 1;
  const int wins = view.options()[ThreeUpThreeDown::kWins];
  const int next = leftOf(view.viewer(), view.seen().players());
  const int lacking = wins - view.state().totals[static_cast<std::size_t>(next)];
  return wins > 1 && lacking == 1 ? kGamePoint : 1;
}

// Returns by how much a move's value may be below the best without the move being excluded. It
// grows in long deals. Otherwise two players could make each other pick up the same cards forever.
double slack(const View<ThreeUpThreeDown>& view) {
  constexpr double kNothing = 1e-9;
  // Number of turns of each player after which a deal counts as long.
  constexpr double kLongDeal = 40;
  const double turns = static_cast<double>(view.state().turns) / view.players();
  return kNothing + std::max(0.0, turns - kLongDeal) / 100;
}

WeighedAction weigh(const View<ThreeUpThreeDown>& view, const ThreeUpStyle& style,
                    const ThreeUpFeatures& features, const Action& action) {
  double value = 0;
  for (std::size_t i = 0; i < kThreeUpFeatures; ++i) {
    const F feature = static_cast<F>(i);
    const double need = feature == F::block ? needToBlock(view) : 1;
    value += need * features[feature] * style.weights[i];
  }
  return {action, value};
}

bool playsNumber(const WeighedAction& move) {
  return move.action.verb == ThreeUpThreeDown::kPlay &&
         move.action.cards.first().rank() <= ThreeUpThreeDown::kHighestNumber;
}

// Whether the move plays a plain Clear, which brings no further discard.
bool playsClear(const WeighedAction& move) {
  if (move.action.verb != ThreeUpThreeDown::kPlay) return false;
  const int rank = move.action.cards.first().rank();
  return rank == kRankClear || rank == kRankMoreClear;
}

// One decision: the moves worth considering, with their values. A plain Clear is not considered if
// the pile is empty and a number can be played. It would clear nothing, and the player can keep it
// for later.
class Decision {
 public:
  Decision(const View<ThreeUpThreeDown>& view, const ThreeUpStyle& style,
           const std::atomic<bool>& cancelled)
      : view_(view), analysis_(view) {
    view.legal([&](const Action& action) {
      if (cancelled || settled_) return;
      // A draw is made at once if it is legal. It costs nothing, because the hand is filled up at
      // the end of the turn anyway. A winning move is also made at once.
      settled_ = action.verb == ThreeUpThreeDown::kDraw || analysis_.wins(action);
      if (settled_) moves_.clear();
      moves_.push_back(weigh(view, style, analysis_.evaluate(action), action));
    });
    if (cancelled) moves_.clear();
    if (view.state().pile.empty() && std::ranges::any_of(moves_, playsNumber)) {
      std::erase_if(moves_, playsClear);
    }
  }

  // Returns a random move among the moves with a value within slack() of the best value.
  std::optional<Action> action(Random& random) const {
    double most = -std::numeric_limits<double>::infinity();
    for (const WeighedAction& move : moves_) most = std::max(most, move.value);
    std::optional<Action> chosen;
    std::uint32_t equals = 0;
    for (const WeighedAction& move : moves_) {
      if (move.value >= most - slack(view_) && random.below(++equals) == 0) chosen = move.action;
    }
    return chosen;
  }

  std::vector<WeighedAction> weighed() const { return moves_; }

  Advice explain(std::span<const ThreeUpThreeDown> worlds, const Action& action,
                 const std::optional<Action>& instead) const {
    return explainThreeUp(view_, worlds, analysis_, action, instead);
  }

 private:
  const View<ThreeUpThreeDown>& view_;
  ThreeUpAnalysis analysis_;
  // The moves considered, with their values. If one move is certainly the best, it is the only one.
  std::vector<WeighedAction> moves_;
  bool settled_ = false;
};

}  // namespace

std::span<const char* const> ThreeUpThreeDownRules::reasons() const { return threeUpReasons(); }

std::optional<Action> ThreeUpThreeDownRules::decide(const View<ThreeUpThreeDown>& view,
                                                    Random& random,
                                                    const std::atomic<bool>& cancelled) const {
  return Decision(view, ownStyle(), cancelled).action(random);
}

std::vector<WeighedAction> ThreeUpThreeDownRules::weigh(const View<ThreeUpThreeDown>& view) const {
  return Decision(view, ownStyle(), kNever).weighed();
}

Advice ThreeUpThreeDownRules::explain(const View<ThreeUpThreeDown>& view,
                                      std::span<const ThreeUpThreeDown> worlds,
                                      const Action& action,
                                      const std::optional<Action>& instead) const {
  return Decision(view, ownStyle(), kNever).explain(worlds, action, instead);
}

std::optional<FigureReasons> ThreeUpThreeDownRules::figureReasons(
    const View<ThreeUpThreeDown>& view) const {
  return threeUpFigureReasons(view);
}

bool ThreeUpThreeDownRules::isSameChoice(const OptionValues& /*options*/, const Action& a,
                                         const Action& b) const {
  const auto ranksOf = [](const CardSet& cards) {
    std::array<int, kRankSlots> ranks{};
    for (Card card : cards) ++ranks[at(card.rank() == kRankMoreClear ? kRankClear : card.rank())];
    return ranks;
  };
  return a.verb == b.verb && a.number == b.number && ranksOf(a.cards) == ranksOf(b.cards);
}

double ThreeUpThreeDownRules::preference(const View<ThreeUpThreeDown>& /*view*/,
                                         const Action& action) const {
  using G = ThreeUpThreeDown;
  const int clears = (action.cards - CardSet::ofValues(G::kNumbers)).size();
  switch (action.verb) {
    case G::kFace:
      return ownStyle().facePreference * clears;
    case G::kStop:
      return ownStyle().stopPreference;
    case G::kPlay:
      if (clears > 0) return ownStyle().clearPreference;
      return ownStyle().highPreference * action.cards.first().rank() / G::kHighestNumber;
    default:
      return 0;
  }
}

// Returns 1 for a won deal, 0 for a lost one, and an equal share for a deal without a winner. Under
// the house rule playOn, returns the player's share of the highest possible points (T19); players
// still holding cards share the remaining points equally.
double ThreeUpThreeDownRules::goal(const ThreeUpThreeDown& end, int player) {
  if (end.options()[ThreeUpThreeDown::kPlayOn] != 0) {
    const double most = end.players() - 1;
    const PlayerList& finished = end.state().finished;
    if (finished.contains(player)) return end.score(player) / most;
    return (most - finished.size()) / 2 / most;
  }
  if (end.state().wentOut == kNoPlayer) return 1.0 / end.players();
  return end.state().wentOut == player ? 1 : 0;
}

}  // namespace downpile
