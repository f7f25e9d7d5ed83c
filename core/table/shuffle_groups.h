// SPDX-License-Identifier: GPL-3.0-or-later
// Public knowledge about hidden cards after shuffles. Cards shuffled together form a group and
// cannot be told apart while they are hidden. The number of cards of each group in a place is
// public: cards leave a hand face up or from a known position (fans.h), and the stock holds only
// the last group.
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

  // Puts all cards into one shuffle group, as if all were shuffled together.
  constexpr void reset() { *this = ShuffleGroups(); }

  // Makes the cards `shuffled` the newest shuffle group. `hidden`: the cards hidden in hands, which
  // keep their groups. Other groups are removed and the remaining ones renumbered, so that the
  // group numbers stay small.
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
