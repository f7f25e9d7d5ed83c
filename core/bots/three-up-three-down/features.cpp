// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/three-up-three-down/features.h"

#include <array>
#include <bit>

#include "bots/elementary.h"

namespace downpile {

namespace {

using F = ThreeUpFeature;
using G = ThreeUpThreeDown;

// Bit mask of the ranks that fit onto this card (T5, T7).
ValueMask fitting(Card top) { return 0xfffeU & ~valuesBelow(top.rank()); }

// How low each number is: from 1 for a one to 0 for a ten.
constexpr auto kLowness = [] {
  std::array<double, G::kHighestNumber + 1> lowness{};
  for (std::size_t number = 1; number < lowness.size(); ++number) {
    lowness[number] = (G::kHighestNumber - static_cast<int>(number)) / 9.0;
  }
  return lowness;
}();

// Adds six features of a set of cards, from the feature `first` on, in the order of ThreeUpFeature.
void countCards(ThreeUpFeatures& features, F first, const CardSet& cards) {
  const auto feature = [&](std::size_t i) -> double& {
    return features[static_cast<F>(static_cast<std::size_t>(first) + i)];
  };
  const CardSet numbers = cards & CardSet::ofValues(G::kNumbers);
  const ValueMask different = numbers.values();
  for (ValueMask rest = different; rest != 0; rest &= rest - 1) {
    feature(1) += kLowness[static_cast<std::size_t>(std::countr_zero(rest))];
  }
  feature(0) += std::popcount(different);
  feature(2) += numbers.size() - std::popcount(different);
  for (std::size_t kind = 0; kind < G::kClearKinds.size(); ++kind) {
    feature(3 + kind) += (cards & CardSet::ofValues(G::kClearKinds[kind])).size();
  }
}

}  // namespace

ThreeUpFeatures ThreeUpFeatures::mixed(double likely, const ThreeUpFeatures& one,
                                       const ThreeUpFeatures& other) {
  ThreeUpFeatures sum;
  for (std::size_t i = 0; i < kThreeUpFeatures; ++i) {
    sum.values_[i] = likely * one.values_[i] + (1 - likely) * other.values_[i];
  }
  return sum;
}

struct ThreeUpAnalysis::Position {
  CardSet hand;
  int drawn = 0;
  CardSet up;
  int down = 0;
  bool stock = false;
  int further = 0;
  bool owed = false;
  Card top;
  int pileSize = 0;
  int next = -1;  // the opponent on turn after the move; -1: the viewer or no player is on turn
};

ThreeUpAnalysis::ThreeUpAnalysis(const View<ThreeUpThreeDown>& view)
    : view_(view), unknown_(view.seen().unknownTo(view.viewer())), me_(view.viewer()) {}

bool ThreeUpAnalysis::wins(const Action& action) const {
  const G::State& s = view_.state();
  const int cards = s.held[at(me_)] + s.upHeld[at(me_)] + std::popcount(s.downLeft[at(me_)]);
  if (action.verb != G::kPlay || action.cards.size() < cards) return false;
  ThreeUpThreeDown after = view_.seen();
  after.apply(me_, action, NoReport{});
  return after.hasNothing(me_);
}

ThreeUpFeatures ThreeUpAnalysis::evaluate(const Action& action) const {
  if (action.verb == G::kFlip) return evaluateFlip(action);
  if (action.verb == G::kTurnup) return evaluateTurnup();
  ThreeUpThreeDown after = view_.seen();
  after.apply(me_, action, NoReport{});
  return featuresOf(positionAfter(after));
}

ThreeUpAnalysis::Position ThreeUpAnalysis::positionAfter(const ThreeUpThreeDown& after) const {
  const G::State& s = after.state();
  const CardSet& hand = s.hands[at(me_)];
  const bool others = s.turn != kNoPlayer && s.turn != me_;
  return {.hand = hand,
          .drawn = s.held[at(me_)] - hand.size(),
          .up = s.up[at(me_)],
          .down = std::popcount(s.downLeft[at(me_)]),
          .stock = !s.stock.empty(),
          .further = s.further,
          .owed = s.owed,
          .top = s.pile.top,
          .pileSize = s.pile.size,
          .next = others ? s.turn : -1};
}

// Features after the viewer turns over a face-down card. It either fits or is picked up with the
// pile (T13). The result is the average of both cases, weighted by their chances.
ThreeUpFeatures ThreeUpAnalysis::evaluateFlip(const Action& /*action*/) const {
  Position fits = positionAfter(view_.seen());
  --fits.down;
  fits.further = std::max(0, fits.further - 1);
  Position picksUp = fits;
  picksUp.hand = view_.state().order.set(view_.state().pile);
  picksUp.drawn = 1;
  picksUp.further = 0;
  picksUp.owed = false;
  return ThreeUpFeatures::mixed(shareThatFits(fits.top), featuresOf(fits), featuresOf(picksUp));
}

// Features after the viewer turns up the top card of the stock, which either fits or is picked up
// with the pile (T10). The result is the average of both cases, weighted by their chances.
ThreeUpFeatures ThreeUpAnalysis::evaluateTurnup() const {
  const G::State& s = view_.state();
  Position fits = positionAfter(view_.seen());
  Position picksUp = fits;
  fits.drawn = std::max(0, G::kHandSize - s.held[at(me_)]);
  picksUp.hand |= s.order.set(s.pile);
  picksUp.drawn = 1;
  return ThreeUpFeatures::mixed(shareThatFits(fits.top), featuresOf(fits), featuresOf(picksUp));
}

ThreeUpFeatures ThreeUpAnalysis::featuresOf(const Position& position) const {
  ThreeUpFeatures features;
  countCards(features, position.stock ? F::numbers : F::lateNumbers, position.hand);
  countCards(features, F::upNumbers, position.up);
  features[F::drawn] = position.drawn;
  features[F::down] = position.down;
  features[F::owed] = position.owed ? position.further : 0;
  if (position.next < 0) return features;
  const double chance = chanceToPickUp(position.next, position.top);
  const G::State& s = view_.state();
  const int left = s.held[at(position.next)] + s.upHeld[at(position.next)] +
                   std::popcount(s.downLeft[at(position.next)]);
  features[F::pressure] = chance * position.pileSize;
  features[F::block] = position.stock ? 0 : chance / left;
  return features;
}

double ThreeUpAnalysis::shareThatFits(Card top) const {
  if (unknown_.empty()) return 1;
  return (unknown_ & CardSet::ofValues(fitting(top))).size() / static_cast<double>(unknown_.size());
}

double ThreeUpAnalysis::chanceToPickUp(int player, Card top) const {
  if (!top.known()) return 0;
  const G::State& s = view_.state();
  const CardSet fit = CardSet::ofValues(fitting(top));
  const double share = shareThatFits(top);
  switch (view_.seen().sourceOf(player)) {
    case G::Source::hand: {
      const CardSet& shown = s.hands[at(player)];
      if (!(shown & fit).empty()) return 0;
      // Does not count the hidden cards known to be lower than the top card: they cannot be
      // discarded onto it.
      int unseen = s.held[at(player)] - shown.size();
      for (int c = 1; c < top.rank(); ++c) unseen -= s.ceilings[at(player)][at(c)];
      // Under the house rule turnUp, a player without a fitting card turns up the top card of the
      // stock, which may fit. It counts as one more unknown card in the hand.
      if (view_.options()[G::kTurnUp] != 0 && !s.stock.empty()) ++unseen;
      return power(1 - share, unseen);
    }
    case G::Source::up:
      return (s.up[at(player)] & fit).empty() ? 1 : 0;
    case G::Source::down:
      return 1 - share;
    case G::Source::nowhere:
      break;
  }
  return 0;
}

}  // namespace downpile
