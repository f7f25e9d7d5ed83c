// SPDX-License-Identifier: GPL-3.0-or-later
// Who can tell what about the hands of Life. With blind steals a card goes from hand to hand unseen
// by all others, so each player remembers who may hold it (LifeMemory); where thieves point at a
// card, everybody follows it, and what is known belongs to its position in the fan (table/fans.h).
// Both are changed by what everybody sees and by what the player sees, never by a hidden card.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "table/card_set.h"
#include "table/player.h"

namespace downpile {

constexpr CardSet lifeSuit(Suit suit) {
  return CardSet::ofPack(0, suit, kAceToKing) | CardSet::ofPack(1, suit, kAceToKing);
}

// What one player, or an onlooker who sees no hand, can tell while fans are shuffled before a
// steal. Says nothing about cards that lie on the table; own cards are the player's to leave out.
class LifeMemory {
 public:
  // Where a hidden card may be: with a player, in the stock, or in no place at all, which happens
  // only in positions that lack cards of the deck.
  static constexpr int kStock = kMaxPlayers;
  static constexpr int kNowhere = kMaxPlayers + 1;
  static constexpr int kHolders = kMaxPlayers + 2;
  // Kinds of cards that are counted: the suits, then those of the last shuffles of the discard,
  // the latest first.
  static constexpr int kShuffles = 3;
  static constexpr int kKinds = kSuits + kShuffles;

  // Nothing is known but the sizes of the hands.
  constexpr void reset(const CardSet& deck, const std::array<std::uint8_t, kMaxPlayers>& held,
                       bool cardsAreMissing) {
    mayHold_.fill(deck);
    if (!cardsAreMissing) mayHold_[kNowhere] = CardSet();
    most_ = {};
    for (std::size_t suit = 0; suit < kSuits; ++suit) most_[suit] = held;
  }

  // These cards are the stock now, and nowhere else.
  constexpr void shuffled(const CardSet& cards) {
    for (CardSet& set : mayHold_) set -= cards;
    mayHold_[kStock] = cards;
    std::shift_right(most_.begin() + kSuits, most_.end(), 1);
    most_[kSuits] = {};
  }
  // The player has picked up a card that was not seen: it can be of the latest shuffle only.
  constexpr void pickedUp(int player) {
    mayHold_[at(player)] |= mayHold_[kStock];
    for (std::size_t kind = 0; kind <= kSuits; ++kind) ++most_[kind][at(player)];
  }
  // A card has gone from hand to hand unseen; the victim has `left` cards.
  constexpr void stolenUnseen(int victim, int thief, int left) {
    mayHold_[at(thief)] |= mayHold_[at(victim)];
    for (auto& counts : most_) {
      counts[at(thief)] =
          static_cast<std::uint8_t>(counts[at(thief)] + (counts[at(victim)] > 0 ? 1 : 0));
      counts[at(victim)] = std::min(counts[at(victim)], static_cast<std::uint8_t>(left));
    }
  }
  // This card has come into a hand, seen. `shuffle`: of which of the last shuffles it is, or
  // kShuffles for none of them.
  constexpr void arrived(Card card, int player, int shuffle) {
    for (CardSet& set : mayHold_) set.erase(card);
    mayHold_[at(player)].insert(card);
    count(card, player, shuffle, 1);
  }
  // This card has left a hand, seen.
  constexpr void left(Card card, int player, int shuffle) { count(card, player, shuffle, -1); }
  // The hand has turned out to hold none of the suit.
  constexpr void lacks(int player, Suit suit) {
    mayHold_[at(player)] -= lifeSuit(suit);
    most_[static_cast<std::size_t>(suit)][at(player)] = 0;
  }

  const CardSet& mayHold(int holder) const { return mayHold_[at(holder)]; }
  // At most so many of a kind are in the hand.
  int most(int player, int kind) const { return most_[at(kind)][at(player)]; }

  constexpr bool operator==(const LifeMemory&) const = default;

 private:
  constexpr void count(Card card, int player, int shuffle, int change) {
    const auto add = [&](int kind) {
      std::uint8_t& most = most_[at(kind)][at(player)];
      most = static_cast<std::uint8_t>(std::max(0, most + change));
    };
    if (!card.isJoker()) add(static_cast<int>(card.suit()));
    if (shuffle < kShuffles) add(kSuits + shuffle);
  }

  std::array<CardSet, kHolders> mayHold_{};
  std::array<std::array<std::uint8_t, kMaxPlayers>, kKinds> most_{};
};

}  // namespace downpile
