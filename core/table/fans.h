// SPDX-License-Identifier: GPL-3.0-or-later
// Hands with a public order (fans). They serve rules that let a thief pick a card of a hand by its
// position, or two players exchange cards unseen by others. All players see the positions of
// leaving and arriving cards. Each position stores its card, the players who know the card, and
// public facts about it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "table/card.h"
#include "table/card_set.h"
#include "table/player.h"

namespace downpile {

// The hands of all players as fans, where each card keeps its position. The card of a position
// can be secret; everything else in a fan is public.
class Fans {
 public:
  struct Slot {
    Card card;               // the card; in a view Card() if the viewer does not know it
    PlayerSet knownBy;       // players knowing the card
    std::uint8_t lacks = 0;  // bit s: it is public that the card is not of suit s
    std::uint8_t group = 0;  // in a view: number of the card's shuffle group
    constexpr bool operator==(const Slot&) const = default;
  };

  constexpr int size(int player) const { return first_[at(player) + 1] - first_[at(player)]; }
  constexpr const Slot& slot(int player, int position) const {
    return slots_[at(first_[at(player)] + position)];
  }
  constexpr Slot& slot(int player, int position) {
    return slots_[at(first_[at(player)] + position)];
  }
  // Adds a card at the end of the fan.
  constexpr void add(int player, const Slot& slot) {
    const auto end = slots_.begin() + first_[kMaxPlayers];
    const auto place = slots_.begin() + first_[at(player) + 1];
    std::copy_backward(place, end, end + 1);
    *place = slot;
    for (std::size_t p = at(player) + 1; p <= kMaxPlayers; ++p) ++first_[p];
  }
  // Removes and returns a card of the fan. The other cards keep their order.
  constexpr Slot remove(int player, int position) {
    const auto end = slots_.begin() + first_[kMaxPlayers];
    const auto place = slots_.begin() + first_[at(player)] + position;
    const Slot slot = *place;
    std::copy(place + 1, end, place);
    *(end - 1) = Slot();
    for (std::size_t p = at(player) + 1; p <= kMaxPlayers; ++p) --first_[p];
    return slot;
  }
  // Exchanges a card of one player for a card of another player. Afterwards both of them know both
  // cards. Other players see only the two positions; if they knew one of the cards, they still know
  // its place.
  constexpr void swap(int one, int position, int other, int otherPosition) {
    Slot& first = slot(one, position);
    Slot& second = slot(other, otherPosition);
    std::swap(first, second);
    first.knownBy.insert(one);
    second.knownBy.insert(other);
  }
  // Returns the position of a card in the player's fan, which must contain it.
  constexpr int find(int player, Card card) const {
    int position = 0;
    while (slot(player, position).card != card) ++position;
    return position;
  }
  // Returns the cards of the player's fan known to the viewer.
  constexpr CardSet known(int player, int viewer) const {
    CardSet cards;
    for (int i = 0; i < size(player); ++i) {
      const Slot& each = slot(player, i);
      if (each.card.known() && each.knownBy.contains(viewer)) cards.insert(each.card);
    }
    return cards;
  }
  // In a view: puts `card` in the place of the first unknown card of the player's fan. The fan must
  // have an unknown card.
  constexpr void put(int player, Card card) {
    int position = 0;
    while (slot(player, position).card.known()) ++position;
    slot(player, position).card = card;
  }
  // Records that no card now in the player's fan is of this suit, a fact known to all players.
  constexpr void lacks(int player, Suit suit) {
    for (int i = 0; i < size(player); ++i) {
      Slot& each = slot(player, i);
      each.lacks = static_cast<std::uint8_t>(each.lacks | (1U << static_cast<unsigned>(suit)));
    }
  }

  constexpr bool operator==(const Fans&) const = default;

 private:
  std::array<Slot, kCardIds> slots_{};  // cards of all fans, one fan after the other
  // [player]: index in slots_ of the player's first card. The last element is the number of all
  // cards.
  std::array<std::uint8_t, kMaxPlayers + 1> first_{};
};

}  // namespace downpile
