// SPDX-License-Identifier: GPL-3.0-or-later
// Piles of cards with an order. All piles of a table are linked lists in one array of 128 bytes:
// its element for a card is the card below. A card is in one place only, so one array is enough.
// Moving a whole pile to another owner copies two bytes.
#pragma once

#include <array>
#include <vector>

#include "table/card_set.h"

namespace downpile {

// A pile of cards: its top card and its size. In a view, a pile whose cards are hidden has a size
// and no top card.
struct Pile {
  Card top;
  std::uint8_t size = 0;

  constexpr bool empty() const { return size == 0; }
  constexpr bool operator==(const Pile&) const = default;
};

// The order of the cards in all piles. For each card of a pile: the card below it. For other cards
// Card(), so that equal tables have equal bytes.
class PileOrder {
 public:
  constexpr void push(Pile& pile, Card card) {
    below_[card.id] = pile.top;
    pile.top = card;
    ++pile.size;
  }
  // Removes and returns the top card of a pile, which must not be empty or hidden.
  constexpr Card pop(Pile& pile) {
    const Card card = pile.top;
    pile.top = below_[card.id];
    below_[card.id] = Card();
    --pile.size;
    return card;
  }
  // Removes and returns all cards of a pile, which must not be hidden.
  constexpr CardSet takeAll(Pile& pile) {
    CardSet cards;
    while (!pile.empty()) cards.insert(pop(pile));
    return cards;
  }
  // Moves all cards of one pile onto another; they keep their order. `pile` is empty afterwards.
  constexpr void lay(Pile& pile, Pile& onto) {
    if (pile.empty()) return;
    Card bottom = pile.top;
    while (below_[bottom.id].known()) bottom = below_[bottom.id];
    below_[bottom.id] = onto.top;
    onto.top = pile.top;
    onto.size = static_cast<std::uint8_t>(onto.size + pile.size);
    pile = Pile();
  }
  constexpr Card below(Card card) const { return below_[card.id]; }

  // Returns the cards of a pile from bottom to top. In a hidden pile they are unknown (Card()).
  std::vector<Card> list(const Pile& pile) const {
    std::vector<Card> cards(pile.size);
    Card card = pile.top;
    for (std::size_t i = pile.size; i-- > 0; card = below_[card.id]) cards[i] = card;
    return cards;
  }
  // Returns the known cards of a pile.
  constexpr CardSet set(const Pile& pile) const {
    CardSet cards;
    for (Card card = pile.top; card.known(); card = below_[card.id]) cards.insert(card);
    return cards;
  }
  // Hides the cards of a pile and their order; its size stays.
  constexpr void hide(Pile& pile) {
    const auto size = pile.size;
    while (pile.top.known()) pop(pile);
    pile.size = size;
  }

  constexpr bool operator==(const PileOrder&) const = default;

 private:
  std::array<Card, kCardIds> below_{};
};

}  // namespace downpile
