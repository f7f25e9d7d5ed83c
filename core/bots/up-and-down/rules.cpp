// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/up-and-down/rules.h"

#include <vector>

#include "bots/elementary.h"
#include "bots/goals.h"
#include "bots/up-and-down/advice.h"
#include "bots/up-and-down/forecast.h"
#include "bots/up-and-down/only_card.h"

namespace downpile {

namespace {

// Whether the card beats the best card of the trick so far (D5). The trick must have begun.
bool beatsTrick(const View<UpAndDown>& view, Card card) {
  const UpAndDown& seen = view.seen();
  return seen.beats(card, seen.state().trick.cards[at(seen.winningPlay())]);
}

// Whether playing this card leaves the trick to an opponent already holding all tricks of its bid.
bool isGift(const View<UpAndDown>& view, Card card) {
  const UpAndDown::State& state = view.state();
  if (state.trick.players.empty() || beatsTrick(view, card)) return false;
  const int winner = state.trick.players[view.seen().winningPlay()];
  return state.taken[at(winner)] >= state.bids[at(winner)];
}

// One decision with the values of all legal moves.
class Decision {
 public:
  Decision(const View<UpAndDown>& view, const UpAndDownStyle& style,
           const std::atomic<bool>& cancelled)
      : view_(view),
        state_(view.state()),
        odds_(view, style),
        forecast_(view, odds_, style),
        style_(style),
        spoil_(style.spoil / (view.players() - 1)),
        blindChance_(view.seen().isBlind() ? chanceOfOnlyCard(view) : 0) {
    UpAndDownForecast::Tricks all;  // chances of the whole hand to take tricks; needed for bids
    if (state_.phase == UpAndDown::Phase::bid) {
      all = forecast_.tricksWith(hand(), state_.firstBidder == view.viewer());
    }
    view.legal([&](const Action& action) {
      if (cancelled) return;
      moves_.push_back(action.verb == UpAndDown::kBid ? weighBid(action, all) : weighCard(action));
    });
    if (cancelled) moves_.clear();
  }

  std::optional<Action> action(Random& random) const { return randomBest(moves_, random); }
  std::vector<WeighedAction> weighed() const { return moves_; }

 private:
  const CardSet& hand() const { return state_.hands[at(view_.viewer())]; }

  WeighedAction weighBid(const Action& action, const UpAndDownForecast::Tricks& all) const {
    if (view_.seen().isBlind()) {
      const double won = forecast_.utility(action.number, 1);
      const double lost = forecast_.utility(action.number, 0);
      return {.action = action, .value = blindChance_ * won + (1 - blindChance_) * lost};
    }
    return {.action = action, .value = forecast_.expected(all, action.number, 0)};
  }

  WeighedAction weighCard(const Action& action) const {
    // In a blind deal the only legal move is to play the viewer's hidden card.
    if (view_.seen().isBlind()) return {.action = action};
    const int viewer = view_.viewer();
    const int bid = state_.bids[at(viewer)];
    const int taken = state_.taken[at(viewer)];
    const CardSet left = hand() - action.cards;
    const Card card = action.cards.first();
    const double takes = chanceToTake(card);
    const double won = forecast_.expected(forecast_.tricksWith(left, true), bid, taken + 1);
    const double lost = forecast_.expected(forecast_.tricksWith(left, false), bid, taken) -
                        spoil_ * gainOfOthers(card);
    return {action, takes * won + (1 - takes) * lost};
  }

  double chanceToTake(Card card) const {
    const Suit led = state_.trick.players.empty() ? card.suit() : state_.trick.cards[0].suit();
    if (!state_.trick.players.empty() && !beatsTrick(view_, card)) return 0;
    return odds_.chanceUnbeaten(odds_.after(), card, led);
  }

  // Returns the points gained by an opponent by taking this trick. An opponent with exactly the
  // tricks of its bid loses points; one in need of all remaining tricks gains points. For all
  // others it is 0. The more tricks follow, the smaller is the gain or loss.
  double gainOf(int player) const {
    const int left = state_.held[at(view_.viewer())] - 1;
    const double wanted = odds_.wanted(player);
    if (wanted == 0) {
      return -style_.stakeOfFull * power(style_.decided, 1.0 * left / view_.players());
    }
    if (wanted == left + 1) return style_.stakeOfNeedy * power(style_.decided, left);
    return 0;
  }

  // Returns the opponents' average gain if the viewer does not take the trick with this card. Each
  // opponent is weighted with its chance to take the trick.
  double gainOfOthers(Card card) const {
    Card best = card;
    Suit led = card.suit();
    double sum = 0;
    double weights = 0;
    if (!state_.trick.players.empty()) {
      led = state_.trick.cards[0].suit();
      if (!beatsTrick(view_, card)) {
        const int play = view_.seen().winningPlay();
        best = state_.trick.cards[at(play)];
        weights = odds_.chanceUnbeaten(odds_.after(), best, led);
        sum = weights * gainOf(state_.trick.players[play]);
      }
    }
    for (int player : odds_.after()) {
      const double takes = odds_.beats(player, best, led);
      weights += takes;
      sum += takes * gainOf(player);
    }
    return weights > 0 ? sum / weights : 0;
  }

  const View<UpAndDown>& view_;
  const UpAndDown::State& state_;
  UpAndDownOdds odds_;
  UpAndDownForecast forecast_;
  const UpAndDownStyle& style_;
  double spoil_;
  // Chance to take the trick in a blind deal, where the viewer does not see its own card.
  double blindChance_;
  std::vector<WeighedAction> moves_;
};

}  // namespace

std::span<const char* const> UpAndDownRules::reasons() const { return upAndDownReasons(); }

std::optional<Action> UpAndDownRules::decide(const View<UpAndDown>& view, Random& random,
                                             const std::atomic<bool>& cancelled) const {
  return Decision(view, ownStyle(), cancelled).action(random);
}

std::vector<WeighedAction> UpAndDownRules::weigh(const View<UpAndDown>& view) const {
  return Decision(view, ownStyle(), kNever).weighed();
}

Advice UpAndDownRules::explain(const View<UpAndDown>& view, std::span<const UpAndDown> worlds,
                               const Action& action, const std::optional<Action>& instead) const {
  return explainUpAndDown(view, worlds, action, instead);
}

std::optional<FigureReasons> UpAndDownRules::figureReasons(const View<UpAndDown>& view) const {
  return upAndDownFigureReasons(view.players());
}

std::optional<Action> UpAndDownRules::solve(const View<UpAndDown>& view) const {
  if (view.state().phase != UpAndDown::Phase::bid || view.state().cards != 1) return std::nullopt;
  const double takes = chanceOfOnlyCard(view);
  std::optional<Action> best;
  double most = 0;
  view.legal([&](const Action& bid) {
    const double value = takes * view.seen().scoreOf(bid.number, 1) +
                         (1 - takes) * view.seen().scoreOf(bid.number, 0);
    if (best && value <= most) return;
    best = bid;
    most = value;
  });
  return best;
}

double UpAndDownRules::preference(const View<UpAndDown>& view, const Action& action) const {
  if (action.verb == UpAndDown::kBid) return ownStyle().bidPreference * action.number;
  if (view.seen().isBlind()) return 0;
  return isGift(view, action.cards.first()) ? ownStyle().giftPreference : 0;
}

bool UpAndDownRules::isObvious(const View<UpAndDown>& view) const {
  constexpr int kFewCards = 3;
  return view.state().phase == UpAndDown::Phase::bid && view.state().cards <= kFewCards;
}

double UpAndDownRules::goal(const UpAndDown& end, int player) {
  constexpr double kPoints = 100;
  const auto scores = std::span(end.state().scores).first(at(end.players()));
  return 0.5 * shareOfMost(scores, player) + 0.25 + lead(scores, player) / kPoints;
}

}  // namespace downpile
