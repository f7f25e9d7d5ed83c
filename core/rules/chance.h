// SPDX-License-Identifier: GPL-3.0-or-later
// A game makes no random choices itself. It states which random outcome it needs next (ChanceNeed):
// an order of some cards, or a number below n. The owner of the seed draws the outcome (Chance),
// and the record stores it. A replay needs no random numbers.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/random.h"
#include "table/card_set.h"

namespace downpile {

struct ChanceNeed {
  enum class Kind : std::uint8_t { none, shuffle, pick };
  Kind kind = Kind::none;
  CardSet cards{};      // for a shuffle: the cards to put in random order
  std::uint8_t of = 0;  // for a pick: number of possible outcomes, at least 1
};

// A chance outcome: the shuffled cards from bottom to top, or the picked number, counted from 0.
class Chance {
 public:
  Chance() = default;
  explicit Chance(std::span<const Card> order) {
    for (Card card : order) add(card);
  }

  static Chance picked(int number) {
    Chance chance;
    chance.number_ = static_cast<std::uint8_t>(number);
    return chance;
  }

  void add(Card card) { cards_[size_++] = card; }
  std::span<const Card> order() const { return {cards_.data(), size_}; }
  int number() const { return number_; }

  // Draws a uniform outcome from a source such as Random. Before a shuffle the cards are in
  // ascending identity, the lowest at the bottom.
  template <class Source>
  static Chance draw(const ChanceNeed& need, Source& source) {
    if (need.kind == ChanceNeed::Kind::pick) return picked(static_cast<int>(source.below(need.of)));
    Chance chance;
    for (Card card : need.cards) chance.add(card);
    source.shuffle(std::span(chance.cards_.data(), chance.size_));
    return chance;
  }

 private:
  std::array<Card, kCardIds> cards_{};
  std::size_t size_ = 0;
  std::uint8_t number_ = 0;
};

}  // namespace downpile
