// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/features.h"

#include <cmath>

#include "bots/underwear/plan.h"

namespace downpile {

namespace {

using F = UnderwearFeature;

// Added to the estimated number of turns, because the estimate is uncertain.
constexpr double kTurnError = 0.8;
constexpr double kCardsAPlay = 1.3;  // average number of cards in a play
// Factor applied to the weight of each further opponent in the feature `openness`.
constexpr double kNearFirst = 0.9;

CardSet ofValue(int value) { return CardSet::ofValues(valueBit(value)); }

bool royaltiesUp(const Underwear& game) {
  return game.options()[Underwear::kRoyaltiesOnUpPiles] != 0;
}

// Returns the player's cards that fit onto own up-piles.
CardSet fitsUp(const Underwear& game, int player) {
  CardSet fits;
  const bool royalties = royaltiesUp(game);
  game.state().upPiles.each(player, [&](const OwnedPile& pile) {
    if (pile.faceDown) return;
    ValueMask values = Underwear::kNumbers & valuesAbove(pile.pile.top.rank());
    if (royalties) values |= Underwear::kRoyalties;
    fits |= CardSet::ofSuit(pile.pile.top.suit()) & CardSet::ofValues(values);
  });
  return fits;
}

// Returns a player's speed in the race to go out first, from its expected number of turns. The
// chance to win the race is proportional to the speed. The exponent -1.5 was found by self-play.
// std::pow is not used, because its last digit differs between platforms.
double strength(double turns) {
  const double needed = turns + kTurnError;
  return 1 / (needed * std::sqrt(needed));
}

}  // namespace

UnderwearAnalysis::UnderwearAnalysis(const View<Underwear>& view)
    : view_(view), odds_(view), me_(view.viewer()) {}

UnderwearFeatures UnderwearAnalysis::evaluate(const Action& action) const {
  UnderwearFeatures features;
  Underwear after = view_.seen();
  after.apply(me_, action, NoReport{});
  const Underwear::State& s = after.state();
  // Going out is not evaluated here. If another move ends the deal, the deal is void.
  if (after.dealOver()) return features;
  const bool draws = action.verb == Underwear::kDraw;
  const CardSet& hand = s.hands[at(me_)];
  const Round round = roundAfter(after);
  UnderwearPlan plan = planOf(after, me_);
  if (draws) plan.turns += kDrawnCardTurns;
  if (draws) plan.outNext = false;
  const auto chances = race(after, plan, round);
  for (int player = 0; player < after.players(); ++player) {
    const double points = chances[at(player)] * after.score(player);
    if (player == me_) features[F::prospect] = points;
    if (player != me_) features[F::danger] += points / (after.players() - 1);
  }

  const int size = s.downpile.size;
  features[F::held] = hand.size() + (draws ? 1 : 0);
  features[F::stealRisk] = round.steal * size;
  if (!(hand & stealingFrom(s.downpile)).empty()) {
    features[F::ownSteal] = round.stays * size;
  }
  features[F::openness] = round.open;
  features[F::reserve] = plan.pileCards * (1 - round.open);
  for (int value = 1; value <= kHighestLowCard; ++value) {
    if (!(hand & ofValue(value)).empty()) features[F::lowCards] += 1;
  }
  const CardSet closing =
      CardSet::ofValues(valueBit(10) | (royaltiesUp(after) ? Underwear::kRoyalties : 0));
  s.upPiles.each(me_, [&](const OwnedPile& pile) {
    if (pile.faceDown) return;
    const Card top = pile.pile.top;
    features[F::room] += 10 - top.rank();
    if (!(hand & CardSet::ofSuit(top.suit()) & closing).empty()) {
      features[F::closing] += pile.pile.size;
    }
  });
  if (!(hand & CardSet::ofValues(Underwear::kRoyalties)).empty()) features[F::lastRoyalty] = 1;
  if (isStuck(after)) features[F::stuck] = 1;
  if (draws || action.verb == Underwear::kPass) features[F::draw] = 1;
  if (action.verb == Underwear::kRoyals) features[F::clear] = 1;
  return features;
}

UnderwearAnalysis::Round UnderwearAnalysis::roundAfter(const Underwear& after) const {
  const Underwear::State& s = after.state();
  const CardSet playable = fittingOn(s.downpile);
  const CardSet stealing = stealingFrom(s.downpile);
  Round round;
  double weight = 1;
  double weights = 0;
  // First opponent to act: the player on turn if the viewer moved off turn, otherwise the viewer's
  // left neighbour. While a draw waits for a reshuffle, the viewer still counts as on turn.
  const int first = s.turn == me_ ? after.leftOf(me_) : s.turn;
  for (int other = first; other != me_; other = after.leftOf(other)) {
    const double plays = odds_.any(other, playable);
    round.steal += round.stays * odds_.any(other, stealing);
    round.open += weight * plays;
    round.growth += 1 - plays - kCardsAPlay * kWillPlay * plays;
    weights += weight;
    weight *= kNearFirst;
    round.stays *= 1 - kWillPlay * plays;
    const double out = chanceToGoOut(after, other);
    round.out[at(other)] = round.noneOut * out;
    round.noneOut *= 1 - out;
  }
  round.open /= weights;
  return round;
}

double UnderwearAnalysis::chanceToGoOut(const Underwear& after, int player) const {
  const std::size_t held = after.state().held[at(player)];
  if (held == 0 || held >= kOneRun.size()) return 0;
  CardSet fits = fittingOn(after.state().downpile) | fitsUp(after, player);
  if (after.options()[Underwear::kGoingOut] != 0) {
    fits |= CardSet::ofValues(Underwear::kRoyalties);
  }
  const double share = odds_.expected(player, fits) / static_cast<double>(held);
  return share * kOneRun[held];
}

// Returns each player's chance to go out first: the chance in the coming round, plus the chance in
// a race after it, where a player is faster with fewer turns to go.
std::array<double, kMaxPlayers> UnderwearAnalysis::race(const Underwear& after,
                                                        const UnderwearPlan& plan,
                                                        const Round& round) const {
  std::array<double, kMaxPlayers> speed{};
  double all = 0;
  for (int player = 0; player < after.players(); ++player) {
    speed[at(player)] =
        strength(player == me_ ? plan.turns : turnsOfHand(after.state().held[at(player)]));
    all += speed[at(player)];
  }
  std::array<double, kMaxPlayers> chances = round.out;
  if (plan.outNext) {
    chances[at(me_)] = round.noneOut;
    return chances;
  }
  for (int player = 0; player < after.players(); ++player) {
    chances[at(player)] += round.noneOut * speed[at(player)] / all;
  }
  return chances;
}

std::optional<int> UnderwearAnalysis::scoreNow(const Action& action) const {
  const Underwear& now = view_.seen();
  if (action.cards.size() != now.state().held[at(me_)] || action.cards.empty()) return std::nullopt;
  Underwear after = now;
  after.apply(me_, action, NoReport{});
  if (!after.dealOver()) return std::nullopt;
  return after.state().scores[at(me_)];
}

double UnderwearAnalysis::scoreAfterWaiting(const Action& action) const {
  Underwear after = view_.seen();
  after.apply(me_, action, NoReport{});
  if (after.dealOver() || action.verb == Underwear::kDraw) return 0;
  if (!planOf(after, me_).outNext) return 0;
  for (int other = 0; other < after.players(); ++other) {
    if (other != me_ && after.state().held[at(other)] <= kNearOut) return 0;
  }
  const Round round = roundAfter(after);
  // If the viewer goes out, the cards now in its hand will lie on an up-pile and score too.
  const double ownPoints = after.score(me_) + after.state().hands[at(me_)].size() + round.growth;
  double otherPoints = 0;
  for (int other = 0; other < after.players(); ++other) {
    otherPoints += round.out[at(other)] * after.score(other) / (after.players() - 1);
  }
  return round.noneOut * ownPoints - otherPoints;
}

std::array<double, kMaxPlayers> UnderwearAnalysis::chancesNow() const {
  const Underwear& now = view_.seen();
  return race(now, planOf(now, me_), roundAfter(now));
}

bool UnderwearAnalysis::isStuck(const Underwear& after) const {
  const CardSet& hand = after.state().hands[at(me_)];
  const CardSet plays = fittingOn(after.state().downpile) | fitsUp(after, me_) |
                        CardSet::ofValues(Underwear::kRoyalties);
  return (hand & plays).empty();
}

}  // namespace downpile
