// SPDX-License-Identifier: GPL-3.0-or-later
// Deals cards that a viewer does not know to the places where they can lie: each way to fill the
// slots with these cards that keeps to every limit is equally likely. Prepared once a decision,
// then asked for thousands of worlds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/deal_plan.h"
#include "rules/random.h"
#include "table/card_set.h"
#include "table/hidden_cards.h"

namespace downpile {

class WorldDealer {
 public:
  // `unknown`: the cards that the viewer cannot place; at least as many as there are slots in each
  // group. `groupOf(card)` is a card's group. Where a position lacks cards of the deck, any of the
  // unknown ones may be missing: some stay out.
  //
  // Limits are planned for (deal_plan.h). Where a plan of all of them would take more than
  // `mostWork` steps, those that a deal is least likely to break are left out of it, and worlds
  // that break them are dealt again: that is as even, but slower.
  //
  // Limits that contradict each other can only come from a damaged state. Then there is no world to
  // draw, and the limits are as if they were not there; see contradicted().
  template <class GroupOf>
  WorldDealer(const HiddenCards& hidden, const CardSet& unknown, GroupOf groupOf,
              std::size_t mostWork = kMostWork) {
    std::size_t filled = 0;
    for (int group = 0; group < kCardIds && filled < static_cast<std::size_t>(unknown.size());
         ++group) {
      const std::size_t start = filled;
      for (Card card : unknown) {
        if (groupOf(card) == group) cards_[filled++] = card;
      }
      std::size_t slot = start;
      for (std::size_t i = 0; i < hidden.slotCount && slot < filled; ++i) {
        if (hidden.list[i].group == group) owners_[slot++] = hidden.list[i].owner;
      }
      if (slot > start) groups_[groupCount_++] = {start, filled, slot};
    }
    if (hidden.limitCount > 0) planFor(hidden, mostWork);
  }

  // Calls put(owner, card) for each slot. Allocates nothing. The dealer's own order of cards
  // changes, its distribution does not.
  template <class Put>
  void deal(Random& random, Put put) {
    const std::array<Card, kCardIds>& dealt = limited_ ? dealWithin(random) : shuffled(random);
    for (const DealGroup& group : groups()) {
      for (std::size_t i = group.first; i < group.slotsEnd; ++i) put(owners_[i], dealt[i]);
    }
  }

  // Whether the limits left no world and so are not kept to. Where limits are not planned for, this
  // shows first while dealing: after kMostTries worlds in a row that break them.
  bool contradicted() const { return contradicted_; }

  // How large the plan is, in steps, and how many limits are kept to by dealing again.
  std::size_t planSize() const { return plan_.size(); }
  std::size_t limitsAside() const { return aside_.size(); }

  static constexpr std::size_t kMostWork = 200'000;
  static constexpr int kMostTries = 100'000;

 private:
  std::span<const DealGroup> groups() const { return {groups_.data(), groupCount_}; }

  const std::array<Card, kCardIds>& shuffled(Random& random) {
    for (const DealGroup& group : groups()) {
      random.shuffle(std::span(cards_.data() + group.first, group.cardsEnd - group.first));
    }
    return cards_;
  }

  void planFor(const HiddenCards& hidden, std::size_t mostWork);
  void ignoreLimits();
  const std::array<Card, kCardIds>& dealWithin(Random& random);
  void dealByPlan(Random& random);
  void dealRest(std::array<Card, kCardIds>& cards, const std::array<std::uint8_t, kCardIds>& left,
                Random& random);
  bool keepsAside() const;

  // Cards and owners of a group lie at the same indices, cards that stay out at the end.
  std::array<Card, kCardIds> cards_{};
  std::array<std::uint8_t, kCardIds> owners_{};
  std::array<DealGroup, kCardIds> groups_{};
  std::size_t groupCount_ = 0;

  bool limited_ = false;
  bool contradicted_ = false;
  DealPlan plan_;
  std::vector<HiddenCards::Limit> aside_;
  std::array<Card, kCardIds> world_{};
};

}  // namespace downpile
