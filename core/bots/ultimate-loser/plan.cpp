// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/plan.h"

#include <vector>

namespace downpile {

namespace {

// Tries every choice of straight flushes that have no card in common.
class Planner {
 public:
  Planner(const CardSet& hand, const UltimateLoserCosts& costs) : costs_(costs) {
    UltimateLoser::eachFlush(hand, [this](const CardSet& play) { flushes_.push_back(play); });
    // Mostly there is none, and nothing to choose.
    if (flushes_.empty()) {
      addByRank(hand, best_);
    } else {
      chooseFlushes(0, hand, UltimateLoserPlan());
    }
  }

  const UltimateLoserPlan& best() const { return best_; }

 private:
  void chooseFlushes(std::size_t from, const CardSet& rest, const UltimateLoserPlan& chosen) {
    UltimateLoserPlan plan = chosen;
    addByRank(rest, plan);
    if (best_.count == 0 || plan.cost < best_.cost) best_ = plan;
    for (std::size_t i = from; i < flushes_.size(); ++i) {
      if (!rest.containsAll(flushes_[i])) continue;
      UltimateLoserPlan more = chosen;
      more.add(flushes_[i], costs_.of(flushes_[i]));
      chooseFlushes(i + 1, rest - flushes_[i], more);
    }
  }

  void addByRank(CardSet rest, UltimateLoserPlan& plan) const {
    while (!rest.empty()) {
      const CardSet same = rest & CardSet::ofValues(valueBit(rest.first().rank()));
      const UltimateLoser::Type type{.size = static_cast<std::uint8_t>(same.size())};
      plan.add(same, costs_.of(type, UltimateLoser::strengthOf(same)));
      rest -= same;
    }
  }

  const UltimateLoserCosts& costs_;
  std::vector<CardSet> flushes_;
  UltimateLoserPlan best_;
};

}  // namespace

UltimateLoserPlan planUltimateLoser(const CardSet& hand, const UltimateLoserCosts& costs) {
  return Planner(hand, costs).best();
}

}  // namespace downpile
