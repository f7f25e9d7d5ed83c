// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/rules.h"

#include <algorithm>
#include <vector>

#include "bots/goals.h"
#include "bots/underwear/advice.h"

namespace downpile {

namespace {

using F = UnderwearFeature;

std::size_t viewer(const View<Underwear>& view) { return static_cast<std::size_t>(view.viewer()); }

// Whether a move is worth considering. A player may play any set of royalties, which gives
// thousands of moves. Of these only a single royalty, or all royalties of some suits, are
// considered. All moves without royalties are considered.
bool isPromising(const Action& action, const CardSet& hand) {
  const bool royalties = !action.cards.empty() && action.cards.first().isRoyalty();
  if (!royalties || action.cards.size() == 1) return true;
  for (int suit = 0; suit < kSuits; ++suit) {
    const CardSet all =
        hand & CardSet::ofSuit(static_cast<Suit>(suit)) & CardSet::ofValues(Underwear::kRoyalties);
    const CardSet taken = action.cards & CardSet::ofSuit(static_cast<Suit>(suit));
    if (!taken.empty() && taken != all) return false;
  }
  return true;
}

WeighedAction weigh(const UnderwearStyle& style, const UnderwearFeatures& features,
                    const Action& action) {
  double value = 0;
  for (std::size_t i = 0; i < kUnderwearFeatures; ++i) {
    value += features[static_cast<F>(i)] * style.weights[i];
  }
  return {action, value};
}

// Returns the points still needed by a player to win the game. Points beyond them are worth
// nothing.
int missing(const View<Underwear>& view, int player) {
  return view.options()[Underwear::kTarget] - view.state().totals[static_cast<std::size_t>(player)];
}

// Whether declaring double (U17) adds more to the viewer's expected points than to an average
// opponent's.
bool doublePays(const View<Underwear>& view, const UnderwearAnalysis& analysis) {
  // The viewer's expected gain must exceed an average opponent's by more than this, in points. It
  // is higher if a player may declare double only once a game.
  const double least = view.options()[Underwear::kDoublingLimit] != 0 ? 1.5 : 0;
  const auto chances = analysis.chancesNow();
  double balance = -least;
  for (int player = 0; player < view.players(); ++player) {
    const int score = view.seen().score(player);
    const int most = missing(view, player);
    const double gain = chances[static_cast<std::size_t>(player)] *
                        (std::min(2 * score, most) - std::min(score, most));
    balance += player == view.viewer() ? gain : -gain / (view.players() - 1);
  }
  return balance > 0;
}

// One decision: the moves worth considering, with their values.
class Decision {
 public:
  Decision(const View<Underwear>& view, const UnderwearStyle& style,
           const std::atomic<bool>& cancelled)
      : view_(view), analysis_(view), style_(style) {
    evaluate(cancelled);
    if (!cancelled) return;
    moves_.clear();
    goesOut_.reset();
    mayDouble_ = false;
  }

  std::optional<Action> action(Random& random) const {
    if (mayDouble_ && (goesOut_ || doublePays(view_, analysis_))) {
      return Action{.verb = Underwear::kDouble};
    }
    return goesOut_ ? goOutOrWait() : randomBest(moves_, random);
  }

  // Returns the moves with their values in points. A move that goes out has the value of its score
  // plus kGoingOutValue, doubling has 0, other moves the sum of their weighted features.
  std::vector<WeighedAction> weighed() const {
    std::vector<WeighedAction> all = moves_;
    if (goesOut_) all.push_back({*goesOut_, UnderwearRules::kGoingOutValue + score_});
    if (mayDouble_) all.push_back({Action{.verb = Underwear::kDouble}, 0});
    return all;
  }

  Advice explain(std::span<const Underwear> worlds, const Action& action,
                 const std::optional<Action>& instead) const {
    return explainUnderwear(view_, worlds, analysis_.odds(), action, instead);
  }

 private:
  void evaluate(const std::atomic<bool>& cancelled) {
    const CardSet& hand = view_.state().hands[viewer(view_)];
    view_.legal([&](const Action& action) {
      if (cancelled) return;
      if (action.verb == Underwear::kDouble) {
        mayDouble_ = true;
      } else if (const auto score = analysis_.scoreNow(action)) {
        if (goesOut_ && *score <= score_) return;
        goesOut_ = action;
        score_ = *score;
      } else if (isPromising(action, hand)) {
        moves_.push_back(weigh(style_, analysis_.evaluate(action), action));
      }
    });
  }

  // Returns the move that goes out, or one that postpones going out for a higher score. The viewer
  // postpones only if it is certain to go out next turn, assuming that no opponent goes out first.
  // It never postpones winning the game.
  Action goOutOrWait() const {
    Action chosen = *goesOut_;
    if (score_ >= missing(view_, view_.viewer())) return chosen;
    // A move that postpones going out must have a higher value than this. The value must also be
    // above 0: scoreAfterWaiting() returns 0 if going out next turn is not certain.
    double most = std::max(0.0, score_ + style_.pointsToWait);
    for (const WeighedAction& move : moves_) {
      const double score = analysis_.scoreAfterWaiting(move.action);
      if (score <= most) continue;
      most = score;
      chosen = move.action;
    }
    return chosen;
  }

  const View<Underwear>& view_;
  UnderwearAnalysis analysis_;
  const UnderwearStyle& style_;
  // The moves to choose from, with their values; without doubling and without going out.
  std::vector<WeighedAction> moves_;
  // The highest-scoring move of all moves that go out.
  std::optional<Action> goesOut_;
  int score_ = 0;
  bool mayDouble_ = false;
};

}  // namespace

std::span<const char* const> UnderwearRules::reasons() const { return underwearReasons(); }

std::optional<Action> UnderwearRules::decide(const View<Underwear>& view, Random& random,
                                             const std::atomic<bool>& cancelled) const {
  return Decision(view, ownStyle(), cancelled).action(random);
}

std::vector<WeighedAction> UnderwearRules::weigh(const View<Underwear>& view) const {
  return Decision(view, ownStyle(), kNever).weighed();
}

Advice UnderwearRules::explain(const View<Underwear>& view, std::span<const Underwear> worlds,
                               const Action& action, const std::optional<Action>& instead) const {
  return Decision(view, ownStyle(), kNever).explain(worlds, action, instead);
}

std::optional<FigureReasons> UnderwearRules::figureReasons(const View<Underwear>& /*view*/) const {
  return underwearFigureReasons();
}

bool UnderwearRules::isSameChoice(const OptionValues& options, const Action& a,
                                  const Action& b) const {
  if (a.verb != b.verb || a.place != b.place || a.cards.size() != b.cards.size()) return false;
  if (a.verb != Underwear::kRoyals) return a.cards.kinds() == b.cards.kinds();
  if (options[Underwear::kRoyaltiesOnUpPiles] == 0) return true;
  for (int i = 0; i < kSuits; ++i) {
    const CardSet suit = CardSet::ofSuit(static_cast<Suit>(i));
    if ((a.cards & suit).size() != (b.cards & suit).size()) return false;
  }
  return true;
}

double UnderwearRules::preference(const View<Underwear>& view, const Action& action) const {
  constexpr ValueMask kLow = Underwear::kNumbers & valuesBelow(kHighestLowCard + 1);
  switch (action.verb) {
    case Underwear::kDraw:
    case Underwear::kPass:
      return ownStyle().drawPreference;
    case Underwear::kRoyals:
      return view.state().downpile.empty() ? 0 : ownStyle().clearPreference;
    case Underwear::kSteal:
      return ownStyle().stealPreference;
    default:
      return ownStyle().lowPreference * (action.cards & CardSet::ofValues(kLow)).size();
  }
}

// The goal is the lead in points: only the player going out scores (U15), so that an opponent's
// score counts against the others.
double UnderwearRules::goal(const Underwear& end, int player) { return leadInDeal(end, player); }

}  // namespace downpile
