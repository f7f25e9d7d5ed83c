// SPDX-License-Identifier: GPL-3.0-or-later
// Places of the cards hidden from a viewer, and limits on the cards possible in each place. A game
// fills it for a view; WorldDealer (rules/world_dealer.h) samples positions from it.
#pragma once

#include <array>
#include <cstdint>

#include "table/card_set.h"
#include "table/player.h"

namespace downpile {

// A viewer's knowledge about the cards hidden from it. Each hidden card has an owner, a number
// below kMaxOwners. The game defines the owners, for example a player's hand, the stock, or a
// single face-down card.
struct HiddenCards {
  static constexpr int kMaxOwners = 4 * kMaxPlayers;
  static constexpr int kMaxLimits = 96;

  // The place of one hidden card. The unknown cards of a shuffle group are distributed over the
  // slots of that group.
  struct Slot {
    std::uint8_t owner = 0;
    std::uint8_t group = 0;
    constexpr bool operator==(const Slot&) const = default;
  };
  // A limit on the cards of an owner: at most `most` of its hidden cards belong to the set `cards`.
  // `most` is 0 if the owner is known to hold none of them.
  struct Limit {
    CardSet cards{};
    std::uint8_t owner = 0;
    std::uint8_t most = 0;
    constexpr bool operator==(const Limit&) const = default;
  };

  std::array<Slot, kCardIds> list{};  // the slots, sorted by owner, then by group
  std::array<Limit, kMaxLimits> limits{};
  std::uint8_t slotCount = 0;
  std::uint8_t limitCount = 0;

  constexpr void addSlot(int owner, int group = 0) {
    list[slotCount++] = {static_cast<std::uint8_t>(owner), static_cast<std::uint8_t>(group)};
  }
  constexpr void addSlots(int owner, int count) {
    for (int i = 0; i < count; ++i) addSlot(owner);
  }
  constexpr void addLimit(int owner, const CardSet& cards, int most) {
    limits[limitCount++] = {cards, static_cast<std::uint8_t>(owner),
                            static_cast<std::uint8_t>(most)};
  }

  constexpr bool operator==(const HiddenCards&) const = default;
};

}  // namespace downpile
