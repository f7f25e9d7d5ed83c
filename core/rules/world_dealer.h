// SPDX-License-Identifier: GPL-3.0-or-later
// Deals cards that a viewer does not know to the places where they can lie: each possible way to
// fill the slots with these cards is equally likely. Prepared once a decision, then asked for
// thousands of worlds.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "rules/random.h"
#include "table/card_set.h"
#include "table/hidden_cards.h"

namespace downpile {

class WorldDealer {
 public:
  // `unknown`: the cards that the viewer cannot place; at least as many as there are slots in each
  // group. `groupOf(card)` is a card's group. Where a position lacks cards of the deck, any of the
  // unknown ones may be missing: some stay out.
  template <class GroupOf>
  WorldDealer(const HiddenCards& hidden, const CardSet& unknown, GroupOf groupOf) {
    std::size_t filled = 0;
    for (int group = 0; group < kCardIds && filled < static_cast<std::size_t>(unknown.size());
         ++group) {
      const std::size_t start = filled;
      for (Card card : unknown) {
        if (groupOf(card) == group) cards_[filled++] = card;
      }
      std::size_t slot = start;
      for (std::size_t i = 0; i < hidden.slotCount; ++i) {
        if (hidden.list[i].group == group) owners_[slot++] = hidden.list[i].owner;
      }
      if (slot > start) groups_[groupCount_++] = {start, filled, slot};
    }
  }

  // Calls put(owner, card) for each slot. The dealer's own order of cards changes, its distribution
  // does not.
  template <class Put>
  void deal(Random& random, Put put) {
    for (std::size_t g = 0; g < groupCount_; ++g) {
      const Group& group = groups_[g];
      random.shuffle(std::span(cards_.data() + group.first, group.cardsEnd - group.first));
      for (std::size_t i = group.first; i < group.slotsEnd; ++i) put(owners_[i], cards_[i]);
    }
  }

 private:
  // Where a group's cards lie in cards_; the first of them, up to slotsEnd, go to owners_.
  struct Group {
    std::size_t first = 0;
    std::size_t cardsEnd = 0;
    std::size_t slotsEnd = 0;
  };

  std::array<Card, kCardIds> cards_{};
  std::array<std::uint8_t, kCardIds> owners_{};
  std::array<Group, kCardIds> groups_{};
  std::size_t groupCount_ = 0;
};

}  // namespace downpile
