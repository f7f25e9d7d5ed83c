// SPDX-License-Identifier: GPL-3.0-or-later
// Chance is handed in: a game says what it waits for (a shuffle of these cards), whoever holds the
// seed hands the outcome in, and the outcome goes into the record. A replay needs no random
// numbers.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/random.h"
#include "table/card_set.h"

namespace downpile {

struct ChanceNeed {
  enum class Kind : std::uint8_t { none, shuffle };
  Kind kind = Kind::none;
  CardSet cards{};  // shuffle: the cards to be put in an order
};

// The outcome of a shuffle: the cards from bottom to top.
class Chance {
 public:
  Chance() = default;
  explicit Chance(std::span<const Card> order) {
    for (Card card : order) add(card);
  }

  void add(Card card) { cards_[size_++] = card; }
  std::span<const Card> order() const { return {cards_.data(), size_}; }

  // An outcome for what a game waits for, uniformly.
  static Chance draw(const ChanceNeed& need, Random& random) {
    Chance chance;
    for (Card card : need.cards) chance.add(card);
    random.shuffle(std::span(chance.cards_.data(), chance.size_));
    return chance;
  }

 private:
  std::array<Card, kCardIds> cards_{};
  std::size_t size_ = 0;
};

}  // namespace downpile
