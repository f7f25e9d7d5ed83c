// SPDX-License-Identifier: GPL-3.0-or-later
// What everybody can know about hidden cards that went through a shuffle together. Cards of one
// group cannot be told apart while they lie hidden; how many of each group lie in a place is
// public, because cards leave a hand only face up and the stock holds the last group only.
#pragma once

#include <array>
#include <cstdint>

#include "table/card_set.h"
#include "table/player.h"

namespace downpile {

class ShuffleGroups {
 public:
  constexpr int of(Card card) const { return group_[card.id]; }
  constexpr int count() const { return count_; }

  // All cards are shuffled: one group.
  constexpr void reset() { *this = ShuffleGroups(); }

  // `shuffled` become a group of their own; `hidden` are the cards that lie hidden elsewhere.
  // Groups of which nothing is hidden any more are dropped, so that numbers stay small.
  constexpr void shuffle(const CardSet& shuffled, const CardSet& hidden) {
    std::array<std::uint8_t, kCardIds> renamed{};
    std::array<bool, kCardIds> live{};
    for (Card card : hidden) live[group_[card.id]] = true;
    const std::size_t groupsBefore = count_;
    count_ = 0;
    for (std::size_t old = 0; old < groupsBefore; ++old) {
      if (live[old]) renamed[old] = count_++;
    }
    auto previous = group_;
    group_ = {};
    for (Card card : hidden) group_[card.id] = renamed[previous[card.id]];
    for (Card card : shuffled) group_[card.id] = count_;
    ++count_;
  }

  constexpr bool operator==(const ShuffleGroups&) const = default;

 private:
  std::array<std::uint8_t, kCardIds> group_{};
  std::uint8_t count_ = 1;
};

}  // namespace downpile
