// SPDX-License-Identifier: GPL-3.0-or-later
// Hands whose order counts, as where a thief points at the back of a card or neighbours exchange
// cards unseen: everybody sees which card of a fan comes and goes, and remembers of each position
// what is certain about its card.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "table/card.h"
#include "table/card_set.h"
#include "table/player.h"

namespace downpile {

// The hands in the order in which they are held. All of it is public but the cards themselves.
class Fans {
 public:
  struct Slot {
    Card card;               // Card() in a view where the viewer does not know it
    PlayerSet knownBy;       // who has seen it: those who held it, or everybody
    std::uint8_t lacks = 0;  // bit s: it is not of suit s
    std::uint8_t group = 0;  // in a view: of which shuffle it is
    constexpr bool operator==(const Slot&) const = default;
  };

  constexpr int size(int player) const { return first_[at(player) + 1] - first_[at(player)]; }
  constexpr const Slot& slot(int player, int position) const {
    return slots_[at(first_[at(player)] + position)];
  }
  constexpr Slot& slot(int player, int position) {
    return slots_[at(first_[at(player)] + position)];
  }
  // A new card comes to the end of the fan.
  constexpr void add(int player, const Slot& slot) {
    const auto end = slots_.begin() + first_[kMaxPlayers];
    const auto place = slots_.begin() + first_[at(player) + 1];
    std::copy_backward(place, end, end + 1);
    *place = slot;
    for (std::size_t p = at(player) + 1; p <= kMaxPlayers; ++p) ++first_[p];
  }
  // Takes a card out; the others keep their order.
  constexpr Slot remove(int player, int position) {
    const auto end = slots_.begin() + first_[kMaxPlayers];
    const auto place = slots_.begin() + first_[at(player)] + position;
    const Slot slot = *place;
    std::copy(place + 1, end, place);
    *(end - 1) = Slot();
    for (std::size_t p = at(player) + 1; p <= kMaxPlayers; ++p) --first_[p];
    return slot;
  }
  // Two cards change places, and nobody else looks at them: each of the two players knows the card
  // that comes, and still the one that goes. Whoever knew one of them before knows where it is.
  constexpr void swap(int one, int position, int other, int otherPosition) {
    Slot& first = slot(one, position);
    Slot& second = slot(other, otherPosition);
    std::swap(first, second);
    first.knownBy.insert(one);
    second.knownBy.insert(other);
  }
  // The position of a card that is in the fan.
  constexpr int find(int player, Card card) const {
    int position = 0;
    while (slot(player, position).card != card) ++position;
    return position;
  }
  // The cards of the fan that the viewer has seen.
  constexpr CardSet known(int player, int viewer) const {
    CardSet cards;
    for (int i = 0; i < size(player); ++i) {
      const Slot& each = slot(player, i);
      if (each.card.known() && each.knownBy.contains(viewer)) cards.insert(each.card);
    }
    return cards;
  }
  // In a view: the first card of the fan that the viewer does not know becomes this one.
  constexpr void put(int player, Card card) {
    int position = 0;
    while (slot(player, position).card.known()) ++position;
    slot(player, position).card = card;
  }
  // No card that is in the fan now is of the suit.
  constexpr void lacks(int player, Suit suit) {
    for (int i = 0; i < size(player); ++i) {
      Slot& each = slot(player, i);
      each.lacks = static_cast<std::uint8_t>(each.lacks | (1U << static_cast<unsigned>(suit)));
    }
  }

  constexpr bool operator==(const Fans&) const = default;

 private:
  std::array<Slot, kCardIds> slots_{};                 // fan after fan
  std::array<std::uint8_t, kMaxPlayers + 1> first_{};  // where each begins, and the end
};

}  // namespace downpile
