// SPDX-License-Identifier: GPL-3.0-or-later
// A set of cards: 128 bits, 16 for each suit and pack. Most zones of a table are sets; a zone with
// an order is a Pile (pile.h).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <utility>

#include "table/card.h"

namespace downpile {

// Card values (ranks) as a bit mask: bit v stands for the value v (1 ... 14).
using ValueMask = std::uint32_t;

inline constexpr ValueMask kAceToKing = 0x3ffe;  // bits 1 to 13: all values except the joker

constexpr ValueMask valueBit(int value) { return ValueMask{1} << value; }
constexpr ValueMask valuesBelow(int value) { return valueBit(value) - 1; }
constexpr ValueMask valuesAbove(int value) {
  return 0xffffU & ~(valuesBelow(value) | valueBit(value));
}

class CardSet {
  using Lanes = std::array<std::uint64_t, 2>;

 public:
  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (Card card : cards) insert(card);
  }
  constexpr explicit CardSet(Card card) { insert(card); }

  constexpr bool contains(Card card) const { return (lane_[lane(card)] >> bit(card)) & 1U; }
  constexpr bool containsAll(const CardSet& other) const { return (other - *this).empty(); }
  constexpr bool empty() const { return (lane_[0] | lane_[1]) == 0; }
  constexpr int size() const { return std::popcount(lane_[0]) + std::popcount(lane_[1]); }

  constexpr void insert(Card card) { lane_[lane(card)] |= std::uint64_t{1} << bit(card); }
  constexpr void erase(Card card) { lane_[lane(card)] &= ~(std::uint64_t{1} << bit(card)); }

  // Returns the card with the lowest identity. The set must not be empty.
  constexpr Card first() const {
    return lane_[0] != 0 ? Card(std::countr_zero(lane_[0])) : Card(64 + std::countr_zero(lane_[1]));
  }

  // Returns a set of only the card with the lowest identity; an empty set if this set is empty.
  constexpr CardSet lowest() const {
    CardSet subset;
    subset.lane_[0] = lane_[0] & (0U - lane_[0]);
    subset.lane_[1] = lane_[0] != 0 ? 0 : lane_[1] & (0U - lane_[1]);
    return subset;
  }

  // Returns the values in the set, of any suit and pack.
  constexpr ValueMask values() const {
    const std::uint64_t both = lane_[0] | lane_[1];
    const std::uint64_t folded = both | (both >> 32U);
    return static_cast<ValueMask>((folded | (folded >> 16U)) & 0xffffU);
  }
  // Returns the values of one suit in the set, of either pack.
  constexpr ValueMask values(Suit suit) const {
    return static_cast<ValueMask>(((lane_[0] | lane_[1]) >> shift(suit)) & 0xffffU);
  }
  // Returns the values of one suit and pack (0 or 1) in the set.
  constexpr ValueMask values(Suit suit, int pack) const {
    return static_cast<ValueMask>((lane_[static_cast<std::size_t>(pack)] >> shift(suit)) & 0xffffU);
  }
  // Returns one card of the suit for each value in `wanted`, from pack 0 if possible. The set must
  // contain these values.
  constexpr CardSet pick(Suit suit, ValueMask wanted) const {
    const ValueMask fromFirst = wanted & values(suit, 0);
    return ofPack(0, suit, fromFirst) | ofPack(1, suit, wanted & ~fromFirst);
  }
  // A kind is a suit and rank of either pack; its card of pack 0 represents it. kinds() returns the
  // kinds with one or two cards in the set, pairs() the kinds with two. Not for jokers, which are
  // equal in all suits.
  constexpr CardSet kinds() const { return ofFirstPack(lane_[0] | lane_[1]); }
  constexpr CardSet pairs() const { return ofFirstPack(lane_[0] & lane_[1]); }
  // Returns a card of this kind from the set: the card of pack 0 if the set contains it, otherwise
  // the card of pack 1, which must be in the set.
  constexpr Card cardOf(Card kind) const { return contains(kind) ? kind : twinOf(kind); }

  // Calls visit(single) for each card, in ascending identity. `single` is a set of only this card.
  template <class Visit>
  constexpr void eachCard(Visit visit) const {
    CardSet subset;
    for (std::uint64_t rest = lane_[0]; rest != 0; rest &= rest - 1) {
      subset.lane_[0] = rest & (0U - rest);
      visit(std::as_const(subset));
    }
    subset.lane_[0] = 0;
    for (std::uint64_t rest = lane_[1]; rest != 0; rest &= rest - 1) {
      subset.lane_[1] = rest & (0U - rest);
      visit(std::as_const(subset));
    }
  }
  // Calls visit(single) for each kind (suit and rank) in the set. `single` is a set of one card of
  // this kind, from pack 0 if possible. Not for jokers.
  template <class Visit>
  constexpr void eachKind(Visit visit) const {
    const std::uint64_t first = lane_[0];
    for (std::uint64_t rest = first | lane_[1]; rest != 0; rest &= rest - 1) {
      const std::uint64_t lowest = rest & (0U - rest);
      CardSet subset;
      subset.lane_[0] = first & lowest;
      subset.lane_[1] = ~first & lowest;
      visit(subset);
    }
  }

  // Calls visit(subset) with growing subsets: one card, two cards, and so on up to all cards. The
  // second card of a kind is added only after one card of every kind, so the kinds in a subset do
  // not depend on the packs. Not for jokers.
  template <class Visit>
  constexpr void eachSize(Visit visit) const {
    const std::uint64_t first = lane_[0];
    const std::uint64_t second = lane_[1];
    Lanes taken{};
    for (std::uint64_t rest = first | second; rest != 0; rest &= rest - 1) {
      const std::uint64_t lowest = rest & (0U - rest);
      taken[0] |= first & lowest;
      taken[1] |= ~first & lowest;
      visit(CardSet(taken));
    }
    for (std::uint64_t rest = first & second; rest != 0; rest &= rest - 1) {
      taken[1] |= rest & (0U - rest);
      visit(CardSet(taken));
    }
  }

  static constexpr CardSet ofPack(int pack, Suit suit, ValueMask values) {
    CardSet set;
    set.lane_[static_cast<std::size_t>(pack)] = std::uint64_t{values} << shift(suit);
    return set;
  }
  // Returns every card of all suits and both packs with one of these values.
  static constexpr CardSet ofValues(ValueMask values) {
    CardSet set;
    for (auto& lane : set.lane_) lane = std::uint64_t{values} * 0x0001000100010001U;
    return set;
  }
  // Returns every card of a suit, both packs.
  static constexpr CardSet ofSuit(Suit suit) {
    return ofPack(0, suit, 0xffffU) | ofPack(1, suit, 0xffffU);
  }

  friend constexpr CardSet operator|(CardSet a, const CardSet& b) { return a |= b; }
  friend constexpr CardSet operator&(CardSet a, const CardSet& b) { return a &= b; }
  friend constexpr CardSet operator-(CardSet a, const CardSet& b) { return a -= b; }
  constexpr CardSet& operator|=(const CardSet& o) {
    lane_[0] |= o.lane_[0];
    lane_[1] |= o.lane_[1];
    return *this;
  }
  constexpr CardSet& operator&=(const CardSet& o) {
    lane_[0] &= o.lane_[0];
    lane_[1] &= o.lane_[1];
    return *this;
  }
  constexpr CardSet& operator-=(const CardSet& o) {
    lane_[0] &= ~o.lane_[0];
    lane_[1] &= ~o.lane_[1];
    return *this;
  }
  constexpr bool operator==(const CardSet& o) const { return isSame(lane_, o.lane_); }
  constexpr std::size_t hash() const {
    constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15U;
    const std::uint64_t mixed = (lane_[0] * kOdd) ^ std::rotl(lane_[1] * kOdd, 32);
    return static_cast<std::size_t>(mixed ^ (mixed >> 29U));
  }

  // Iterates over the cards in ascending identity.
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    using pointer = const Card*;
    using reference = Card;

    constexpr Iterator() = default;
    constexpr explicit Iterator(const Lanes& rest) : rest_(rest) {}
    constexpr Card operator*() const {
      return rest_[0] != 0 ? Card(std::countr_zero(rest_[0]))
                           : Card(64 + std::countr_zero(rest_[1]));
    }
    constexpr Iterator& operator++() {
      if (rest_[0] != 0) {
        rest_[0] &= rest_[0] - 1;
      } else {
        rest_[1] &= rest_[1] - 1;
      }
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator& o) const { return isSame(rest_, o.rest_); }

   private:
    Lanes rest_{};
  };
  constexpr Iterator begin() const { return Iterator(lane_); }
  constexpr Iterator end() const { return Iterator({0, 0}); }

 private:
  constexpr explicit CardSet(const Lanes& lanes) : lane_(lanes) {}
  // Returns whether two sets are equal. Faster than operator== of std::array, which compares bytes
  // or calls a function.
  static constexpr bool isSame(const Lanes& a, const Lanes& b) {
    return ((a[0] ^ b[0]) | (a[1] ^ b[1])) == 0;
  }
  static constexpr CardSet ofFirstPack(std::uint64_t lane) {
    CardSet set;
    set.lane_[0] = lane;
    return set;
  }
  static constexpr std::size_t lane(Card card) { return card.id >> 6U; }
  static constexpr unsigned bit(Card card) { return card.id & 63U; }
  static constexpr unsigned shift(Suit suit) {
    return static_cast<unsigned>(suit) * static_cast<unsigned>(kRankSlots);
  }

  Lanes lane_{};
};

struct CardSetHash {
  constexpr std::size_t operator()(const CardSet& cards) const { return cards.hash(); }
};

}  // namespace downpile
