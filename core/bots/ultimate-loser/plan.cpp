// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/plan.h"

#include <cstddef>
#include <limits>
#include <vector>

namespace downpile {

namespace {

using Play = UltimateLoserPlan::Play;

Play playOf(const CardSet& cards, UltimateLoser::Type type) {
  return {cards, type, static_cast<std::uint8_t>(UltimateLoser::strengthOf(cards))};
}

// Calls visit(play) for each rank in `rest`. The play consists of all cards of this rank.
template <class Visit>
void eachRank(CardSet rest, const Visit& visit) {
  while (!rest.empty()) {
    const CardSet same = rest & CardSet::ofValues(valueBit(rest.first().rank()));
    visit(playOf(same, {.size = static_cast<std::uint8_t>(same.size())}));
    rest -= same;
  }
}

// Calls visit(play) for each play of `rest`, the cards outside the straight flushes. A play
// consists of all cards of a rank. The wild joker joins the rank that saves the most cost, or is a
// play of its own.
template <class Visit>
void eachPlay(CardSet rest, const UltimateLoserCosts& costs, const Visit& visit) {
  if (!rest.contains(UltimateLoser::kWildJoker)) return eachRank(rest, visit);
  const auto costOf = [&costs](const Play& play) { return costs.of(play.type, play.strength); };
  const CardSet joker(UltimateLoser::kWildJoker);
  Play withJoker = playOf(joker, {.size = 1});
  const double alone = costOf(withJoker);
  double most = 0;  // largest cost saved so far by adding the joker to a rank
  eachRank(rest - joker, [&](const Play& play) {
    if (play.cards.size() == kSuits) return;
    const CardSet cards = play.cards | joker;
    const Play joined = playOf(cards, UltimateLoser::typeOf(cards));
    const double saved = alone + costOf(play) - costOf(joined);
    if (saved <= most) return;
    most = saved;
    withJoker = joined;
  });
  visit(withJoker);
  eachRank(rest - withJoker.cards, visit);
}

// Finds the plan with the lowest cost. Tries all sets of straight flushes without a common card,
// and builds the plan of the best set only.
class Planner {
 public:
  Planner(const CardSet& hand, const UltimateLoserCosts& costs) : costs_(costs) {
    UltimateLoser::eachFlush(hand, [this](const CardSet& cards) {
      flushes_.push_back(
          playOf(cards, {.size = static_cast<std::uint8_t>(cards.size()), .flush = true}));
    });
    bestRest_ = hand;
    // Skips the search if the hand has no straight flush, like most hands.
    if (!flushes_.empty()) chooseFlushes(0, hand, 0);
  }

  UltimateLoserPlan best() const {
    UltimateLoserPlan plan;
    const auto add = [&](const Play& play) { plan.add(play, costOf(play)); };
    for (std::size_t i : best_) add(flushes_[i]);
    eachPlay(bestRest_, costs_, add);
    return plan;
  }

 private:
  double costOf(const Play& play) const { return costs_.of(play.type, play.strength); }

  // Tries further straight flushes from index `from` on. cost: cost of those chosen so far.
  void chooseFlushes(std::size_t from, const CardSet& rest, double cost) {
    double all = cost;
    eachPlay(rest, costs_, [&](const Play& play) { all += costOf(play); });
    if (all < leastCost_) {
      leastCost_ = all;
      best_ = chosen_;
      bestRest_ = rest;
    }
    for (std::size_t i = from; i < flushes_.size(); ++i) {
      if (!rest.containsAll(flushes_[i].cards)) continue;
      chosen_.push_back(i);
      chooseFlushes(i + 1, rest - flushes_[i].cards, cost + costOf(flushes_[i]));
      chosen_.pop_back();
    }
  }

  const UltimateLoserCosts& costs_;
  std::vector<Play> flushes_;
  std::vector<std::size_t> chosen_;  // indices of the currently chosen straight flushes
  std::vector<std::size_t> best_;    // indices of the straight flushes in the cheapest plan so far
  CardSet bestRest_;                 // the hand without the straight flushes of the cheapest plan
  double leastCost_ = std::numeric_limits<double>::infinity();
};

}  // namespace

UltimateLoserPlan planUltimateLoser(const CardSet& hand, const UltimateLoserCosts& costs) {
  return Planner(hand, costs).best();
}

}  // namespace downpile
