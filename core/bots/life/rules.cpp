// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/life/rules.h"

#include "bots/goals.h"
#include "bots/life/advice.h"

namespace downpile {

namespace {

// One decision of the Life bot: computes the values of all legal moves.
class Decision {
 public:
  Decision(const View<Life>& view, const LifeStyle& style, const std::atomic<bool>& cancelled)
      : view_(view), prospects_(view, style), moves_(view, prospects_) {
    view.legal([&](const Action& action) {
      if (!cancelled) weighed_.push_back({action, moves_.valueOf(action)});
    });
    if (cancelled) weighed_.clear();
  }

  std::optional<Action> action(Random& random) const { return randomBest(weighed_, random); }
  const std::vector<WeighedAction>& weighed() const { return weighed_; }
  Advice explain(std::span<const Life> worlds, const Action& action,
                 const std::optional<Action>& instead) const {
    return explainLife(view_, worlds, prospects_, moves_, action, instead);
  }

 private:
  const View<Life>& view_;
  LifeProspects prospects_;
  LifeMoves moves_;
  std::vector<WeighedAction> weighed_;
};

// Returns true for a card worth ten points: a ten, a royalty or an ace. Returns false for spades.
bool isGood(Card card) {
  return card.suit() != Suit::spades && Life::pointsOf(CardSet(card), card.suit()) == 10;
}

// Scale of chanceFrom() in games to 100 points: the lead that multiplies the odds of winning by e.
// Fitted to games of two to eight sensible players with targets of 20 to 500 points.
constexpr double kPoints = 55;
double pointsIn(const Life& game) {
  return pointsToTarget(totalsOf(game), kPoints, 100, game.options()[Life::kTarget]);
}

}  // namespace

std::span<const char* const> LifeRules::reasons() const { return lifeReasons(); }

std::optional<Action> LifeRules::decide(const View<Life>& view, Random& random,
                                        const std::atomic<bool>& cancelled) const {
  return Decision(view, ownStyle(), cancelled).action(random);
}

std::vector<WeighedAction> LifeRules::weigh(const View<Life>& view) const {
  return Decision(view, ownStyle(), kNever).weighed();
}

Advice LifeRules::explain(const View<Life>& view, std::span<const Life> worlds,
                          const Action& action, const std::optional<Action>& instead) const {
  return Decision(view, ownStyle(), kNever).explain(worlds, action, instead);
}

std::optional<FigureReasons> LifeRules::figureReasons(const View<Life>& /*view*/) const {
  return lifeFigureReasons();
}

bool LifeRules::isObvious(const View<Life>& view) const {
  const Life::State& state = view.state();
  if (state.phase != Life::Phase::lay || state.turned == kNoChoice) return false;
  const auto suit = static_cast<Suit>(state.turned);
  const int inFront = Life::pointsOf(state.faceUp[at(view.viewer())], suit);
  const int inHand = Life::pointsOf(state.hands[at(view.viewer())], suit);
  return inFront < Life::kSafeFrom && inFront + inHand >= Life::kSafeFrom;
}

double LifeRules::preference(const View<Life>& view, const Action& action) const {
  const auto back = [&] {
    const bool isBack = view.state().stolenBy[at(view.viewer())] == action.target;
    return isBack ? ownStyle().backPreference : 0;
  };
  switch (action.verb) {
    case Life::kTake:
      return back();
    case Life::kSteal:
    case Life::kStealAt:
      return back() + ownStyle().unseenPreference;
    case Life::kJoker:
      return ownStyle().goodPreference;
    case Life::kLay:
      return isGood(action.cards.first()) ? ownStyle().goodPreference : 0;
    default:
      return 0;
  }
}

// The goal is the chance to win the whole game: a point is worth more near the target, and winning
// is worth most.
double LifeRules::goal(const Life& end, int player) {
  return chanceToWin(end, player, pointsIn(end));
}

double LifeRules::stake(const View<Life>& view) { return kPoints / pointsIn(view.seen()); }

}  // namespace downpile
