// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/odds.h"

#include <algorithm>

namespace downpile {

CardSet stealingFrom(const Pile& downpile) {
  return downpile.empty() ? CardSet() : CardSet::ofValues(valueBit(downpile.top.rank()));
}

CardSet fittingOn(const Pile& downpile) {
  if (downpile.empty()) return CardSet::ofValues(Underwear::kNumbers);
  const CardSet below = CardSet::ofSuit(downpile.top.suit()) &
                        CardSet::ofValues(Underwear::kNumbers & valuesBelow(downpile.top.rank()));
  return below | stealingFrom(downpile);
}

UnderwearOdds::UnderwearOdds(const View<Underwear>& view)
    : groups_(static_cast<std::size_t>(view.state().groups.count())) {
  const ShuffleGroups& shuffled = view.state().groups;
  for (Card card : view.seen().unknownTo(view.viewer())) {
    groups_[static_cast<std::size_t>(shuffled.of(card))].unseen.insert(card);
  }
  const HiddenCards& hidden = view.hidden();
  std::array<int, kCardIds> places{};
  for (std::size_t i = 0; i < hidden.slotCount; ++i) {
    const HiddenCards::Slot slot = hidden.list[i];
    ++places[slot.group];
    if (slot.owner != Underwear::kStockOwner) groups_[slot.group].share[slot.owner] += 1;
  }
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    // A position not reached by play, such as in a test, may lack some cards of the deck. Then
    // there are more unseen cards than hidden places.
    const int cards = std::max({1, places[group], groups_[group].unseen.size()});
    for (double& share : groups_[group].share) share /= cards;
  }
}

double UnderwearOdds::expected(int player, const CardSet& cards) const {
  double sum = 0;
  for (const Group& g : groups_) {
    sum += g.share[static_cast<std::size_t>(player)] * (cards & g.unseen).size();
  }
  return sum;
}

double UnderwearOdds::any(int player, const CardSet& cards) const {
  double none = 1;
  for (const Group& g : groups_) {
    const double missing = 1 - g.share[static_cast<std::size_t>(player)];
    for (int i = (cards & g.unseen).size(); i > 0; --i) none *= missing;
  }
  return 1 - none;
}

}  // namespace downpile
