// SPDX-License-Identifier: GPL-3.0-or-later
// Zones whose order matters. All piles of a table are threaded through one array of 128 bytes, in
// which every card knows the card below it: a card is in one place only, so one array is enough,
// and a whole pile changes hands by copying two bytes.
#pragma once

#include <array>
#include <vector>

#include "table/card_set.h"

namespace downpile {

// A pile: its top card and its size. In a view a pile that lies hidden has a size and no top.
struct Pile {
  Card top;
  std::uint8_t size = 0;

  constexpr bool empty() const { return size == 0; }
  constexpr bool operator==(const Pile&) const = default;
};

// What lies below each card. Cards that are in no pile have nothing below them, so that two tables
// that look the same are the same bytes.
class PileOrder {
 public:
  constexpr void push(Pile& pile, Card card) {
    below_[card.id] = pile.top;
    pile.top = card;
    ++pile.size;
  }
  // Takes the top card off. The pile must not be empty and must not be hidden.
  constexpr Card pop(Pile& pile) {
    const Card card = pile.top;
    pile.top = below_[card.id];
    below_[card.id] = Card();
    --pile.size;
    return card;
  }
  // Takes all cards off. The pile must not be hidden.
  constexpr CardSet takeAll(Pile& pile) {
    CardSet cards;
    while (!pile.empty()) cards.insert(pop(pile));
    return cards;
  }
  // Lays the whole of one pile on another; its order stays. It is empty afterwards.
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

  // The cards from bottom to top; cards of a hidden pile come out unknown.
  std::vector<Card> list(const Pile& pile) const {
    std::vector<Card> cards(pile.size);
    Card card = pile.top;
    for (std::size_t i = pile.size; i-- > 0; card = below_[card.id]) cards[i] = card;
    return cards;
  }
  // The known cards of a pile as a set.
  constexpr CardSet set(const Pile& pile) const {
    CardSet cards;
    for (Card card = pile.top; card.known(); card = below_[card.id]) cards.insert(card);
    return cards;
  }
  // Forgets the order and the cards; the size stays.
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
