// SPDX-License-Identifier: GPL-3.0-or-later
// Chance is handed in: a game says what it waits for (a shuffle of these cards, one of so many),
// whoever holds the seed hands the outcome in, and the outcome goes into the record. A replay needs
// no random numbers.
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
  CardSet cards{};      // shuffle: the cards to be put in an order
  std::uint8_t of = 0;  // pick: how many there are to pick from, at least 1
};

// An outcome: of a shuffle the cards from bottom to top, of a pick a number from 0.
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

  // An outcome for what a game waits for, uniformly, from a source such as Random. Of a shuffle the
  // cards lie in the order of their identities at first, the lowest at the bottom.
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
