// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/features.h"

#include <algorithm>

namespace downpile {

namespace {

using F = UltimateLoserFeature;
using Type = UltimateLoser::Type;

// Chance that a player able to play higher than the lowest play of the trick does so.
constexpr double kEscapes = 0.9;
// Chance that a player able to beat the highest play of the trick does so.
constexpr double kTakesLead = 0.55;
constexpr double kCardsATurn = 1.25;  // average number of cards shed by an opponent in a turn

}  // namespace

UltimateLoserAnalysis::UltimateLoserAnalysis(const View<UltimateLoser>& view, double perTurn)
    : view_(view), state_(view.state()), perTurn_(perTurn), odds_(view) {
  // Whether the current player of the loop acts after the viewer in this trick. False from the
  // leader of the trick on: the leader and the players between leader and viewer have already
  // acted.
  bool acts = true;
  const UltimateLoser& seen = view.seen();
  for (int player = leftOf(view.viewer(), seen.players()); player != view.viewer();
       player = leftOf(player, seen.players())) {
    acts = acts && player != state_.leader;
    if (state_.held[at(player)] == 0) continue;
    ownLead_.later.push_back(player);
    if (acts) trick_.later.push_back(player);
  }
  for (int i = 0; i < state_.plays.size(); ++i) {
    const int strength = UltimateLoser::strengthOf(state_.plays.cards[at(i)]);
    trick_.lowest = std::min(trick_.lowest, strength);
    trick_.highest = std::max(trick_.highest, strength);
  }
  trick_.passed = state_.passed.size();
  lowestPays_ = view.options()[UltimateLoser::kLowestPays] != 0;
  fillCosts();
}

// Computes the expected cost of each play as the viewer's lead in a later trick. The play gets the
// penalty if all opponents with cards follow with a stronger play. Under the house rule lowestPays
// (X9) it does not matter whether they can follow.
void UltimateLoserAnalysis::fillCosts() {
  const auto fill = [&](Type type) {
    double allFollow = 1;
    if (!lowestPays_) {
      for (int player : ownLead_.later) allFollow *= odds_.above(player, type, 1);
    }
    for (int strength = 2; strength <= UltimateLoser::kJokerStrength; ++strength) {
      double loses = allFollow;
      for (std::size_t i = 0; i < ownLead_.later.size(); ++i) {
        loses *= 1 - odds_.shareBelow(strength);
      }
      costs_.of(type, strength) = perTurn_ + loses;
    }
  };
  const auto [same, flush] = largestPlays();
  for (std::uint8_t size = 1; size <= same; ++size) fill({.size = size});
  for (std::uint8_t size = UltimateLoser::kLeastFlush; size <= flush; ++size) {
    fill({.size = size, .flush = true});
  }
}

// Returns the size of the viewer's largest possible plays from its hand and the gin card (the
// face-up card that the viewer could get by a swap): with cards of one rank, and with a straight
// flush (0 without one, at most kLongestFlush).
UltimateLoserAnalysis::Largest UltimateLoserAnalysis::largestPlays() const {
  CardSet hand = state_.hands[at(view_.viewer())];
  if (state_.gin.known()) hand.insert(state_.gin);
  Largest largest;
  for (CardSet rest = hand; !rest.empty();) {
    const CardSet same = rest & CardSet::ofValues(valueBit(rest.first().rank()));
    largest.same = std::max(largest.same, same.size());
    rest -= same;
  }
  if (hand.contains(UltimateLoser::kWildJoker)) {
    largest.same = std::min(largest.same + 1, kSuits);
  }
  UltimateLoser::eachFlush(hand, [&largest](const CardSet& play) {
    largest.flush = std::max(largest.flush, play.size());
  });
  largest.flush = std::min(largest.flush, UltimateLoserOdds::kLongestFlush);
  return largest;
}

UltimateLoserAnalysis::Forecast UltimateLoserAnalysis::forecast(const CardSet& play,
                                                                const Trick& trick) const {
  const Type type = UltimateLoser::typeOf(play);
  const int strength = UltimateLoser::strengthOf(play);
  double allFollow = 1;
  double noneFollows = 1;
  double allStayAbove = 1;
  Forecast forecast{.wins = strength > trick.highest ? 1.0 : 0.0};
  for (int player : trick.later) {
    const double follows = odds_.above(player, type, 1);
    allFollow *= follows;
    noneFollows *= 1 - follows;
    // X9: if a player passes, the lowest play gets no penalty. Under the house rule lowestPays it
    // gets one: a player passing then counts like one playing above the lowest play.
    const double passes = lowestPays_ ? 1 - follows : 0;
    allStayAbove *= passes + kEscapes * odds_.above(player, type, strength - 1);
    forecast.wins *= 1 - kTakesLead * odds_.above(player, type, strength);
  }
  const bool isOnly = trick.highest == 0;
  const double onlyPlay = lowestPays_ && isOnly ? noneFollows : 0;
  const bool lowPays = trick.passed == 0 || lowestPays_;
  if (lowPays && strength <= trick.lowest) forecast.loses = allStayAbove - onlyPlay;
  double pay = trick.passed + cannotFollow(type, trick);
  const double somebodyPays = lowestPays_ ? 1 - onlyPlay : allFollow;
  if (lowPays) pay += std::max(0.0, somebodyPays - forecast.loses);
  forecast.others = pay / (view_.players() - 1);
  return forecast;
}

UltimateLoserAnalysis::Forecast UltimateLoserAnalysis::forecastPass() const {
  const Type type = UltimateLoser::typeOf(state_.plays.cards[0]);
  const double pay = trick_.passed + cannotFollow(type, trick_);
  return {.loses = 1, .others = pay / (view_.players() - 1)};
}

double UltimateLoserAnalysis::cannotFollow(Type type, const Trick& trick) const {
  double cannot = 0;
  for (int player : trick.later) cannot += 1 - odds_.above(player, type, 1);
  return cannot;
}

// Expected gain from leading this play: penalties of an average opponent minus penalties of the
// viewer. Cached, because the same plays occur in many plans.
double UltimateLoserAnalysis::gainOfLead(const UltimateLoserPlan::Play& play) const {
  const auto type = at(UltimateLoserOdds::indexOf(play.type));
  const std::size_t strength = play.strength;
  if (((unsigned{areKnown_[type]} >> strength) & 1U) == 0) {
    const Forecast lead = forecast(play.cards, ownLead_);
    gains_[type][strength] = lead.others - lead.loses;
    areKnown_[type] |= static_cast<std::uint16_t>(1U << strength);
  }
  return gains_[type][strength];
}

// Highest gain from leading one of the plays of the plan; 0 if no play gains anything.
double UltimateLoserAnalysis::bestLead(const UltimateLoserPlan& plan) const {
  double best = 0;
  for (const auto& play : plan) best = std::max(best, gainOfLead(play));
  return best;
}

// Chance to be the last player with cards. Models the rest of the deal as a race: the chance grows
// with the cube of the turns still needed by a player. Players acting later in this trick are
// assumed to follow if they can.
double UltimateLoserAnalysis::chanceToBeLast(std::size_t turns, Type type) const {
  const auto weight = [](double needed) { return needed * needed * needed; };
  const double own = weight(static_cast<double>(turns));
  double all = own;
  for (int player : ownLead_.later) {
    double cards = state_.held[at(player)];
    if (std::ranges::find(trick_.later, player) != trick_.later.end()) {
      cards -= type.size * odds_.above(player, type, 1);
    }
    all += weight(std::max(0.0, cards) / kCardsATurn);
  }
  return own > 0 ? own / all : 0;
}

UltimateLoserFeatures UltimateLoserAnalysis::evaluate(const Action& action) const {
  UltimateLoserFeatures features;
  CardSet hand = state_.hands[at(view_.viewer())] - action.cards;
  if (action.verb == UltimateLoser::kGive) {
    const UltimateLoserPlan plan = planFor(hand);
    features[F::turns] = static_cast<double>(plan.count);
    features[F::burden] = plan.cost - perTurn_ * features[F::turns];
    features[F::gift] = odds_.shareBelow(UltimateLoser::strengthOf(action.cards));
    return features;
  }
  const bool plays = action.verb == UltimateLoser::kPlay;
  const Forecast forecast = plays ? this->forecast(action.cards, trick_) : forecastPass();
  if (plays) features[F::sheds] = action.cards.size();
  const int fourPlay = plays && view_.seen().isFourPlay(action.cards) ? 1 : 0;
  if (action.verb == UltimateLoser::kSwap) {
    hand.insert(state_.gin);
    features[F::gift] = odds_.shareBelow(UltimateLoser::strengthOf(action.cards));
    features[F::swap] = 1;
  }
  const UltimateLoserPlan plan = planFor(hand);
  const Type type = UltimateLoser::typeOf(plays ? action.cards : state_.plays.cards[0]);
  features[F::pays] = forecast.loses + fourPlay;
  features[F::others] = forecast.others + fourPlay;
  features[F::turns] = static_cast<double>(plan.count);
  features[F::burden] = plan.cost - perTurn_ * static_cast<double>(plan.count);
  features[F::lead] = forecast.wins * bestLead(plan);
  features[F::last] =
      chanceToBeLast(plan.count, type) * view_.options()[UltimateLoser::kLoserPenalty];
  return features;
}

}  // namespace downpile
