// SPDX-License-Identifier: GPL-3.0-or-later
// Samples the places of the cards unknown to a viewer. Each assignment of these cards to the slots
// within all limits is equally likely. Prepared once per decision, then used for thousands of
// worlds.
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
  // `unknown`: cards in places unknown to the viewer; in each group at least as many as slots.
  // `groupOf(card)` returns a card's shuffle group: the card can only be in a slot of this group.
  // If cards of the deck are missing from the position, there are more unknown cards than slots,
  // and any of the unknown cards can stay undealt.
  //
  // A plan (deal_plan.h) enforces the limits. If a plan for all limits needs more than 8,000 units
  // of work (DealPlan::make), limits that random deals rarely break are left out of the plan. While
  // the plan still needs more than `mostWork` units (usually 200,000), further limits are left out.
  // A world breaking a left-out limit is dealt again. The distribution remains uniform, but dealing
  // is slower.
  //
  // Contradictory limits occur only in a damaged state. All limits are then ignored; see
  // contradicted().
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

  // Deals a random world: calls put(owner, card) for each slot. Allocates no memory. Changes the
  // order of the dealer's cards, but not the distribution of later worlds.
  template <class Put>
  void deal(Random& random, Put put) {
    const std::array<Card, kCardIds>& dealt = limited_ ? dealWithin(random) : shuffled(random);
    for (const DealGroup& group : groups()) {
      for (std::size_t i = group.first; i < group.slotsEnd; ++i) put(owners_[i], dealt[i]);
    }
  }

  // Returns true if no world respects all limits; all limits are then ignored. For limits outside
  // the plan, this is detected only while dealing, after kMostTries failed worlds in a row.
  bool contradicted() const { return contradicted_; }

  // planSize(): number of steps in all stages of the plan (DealPlan::Stage). limitsAside(): number
  // of limits outside the plan; a world that breaks one of them is dealt again.
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

  // The cards of a group have the same indices in cards_ as its slots in owners_. Of a group with
  // more cards than slots, the last cards stay undealt.
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
