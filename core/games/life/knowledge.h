// SPDX-License-Identifier: GPL-3.0-or-later
// What each player knows about the hands of Life. With blind steals (house rule blindSteal) other
// players cannot tell which card was stolen, so each player remembers the possible holders of each
// card (LifeMemory). Without blind steals thieves point at a position of a hand, so all players can
// follow a card, and the knowledge is stored with its position in the fan (table/fans.h). Knowledge
// depends only on events that its owner saw, never on hidden cards.
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

// Knowledge of one player (or of a spectator without sight of any hand) about the cards in other
// hands. Used under the house rule blindSteal, where a hand is shuffled before a steal. Does not
// cover cards on the table; callers leave out the player's own cards.
class LifeMemory {
 public:
  // Possible holders of a hidden card: a player, the stock, or nowhere. kNowhere occurs only in
  // positions without all cards of the deck.
  static constexpr int kStock = kMaxPlayers;
  static constexpr int kNowhere = kMaxPlayers + 1;
  static constexpr int kHolders = kMaxPlayers + 2;
  // Kinds of cards counted in a hand: four for the suits, then one for each of the last shuffles of
  // the discard pile (latest first), for the cards of that shuffle.
  static constexpr int kShuffles = 3;
  static constexpr int kKinds = kSuits + kShuffles;

  // Forgets everything about the cards in the hands except the sizes of the hands.
  constexpr void reset(const CardSet& deck, const std::array<std::uint8_t, kMaxPlayers>& held,
                       bool cardsAreMissing) {
    mayHold_.fill(deck);
    if (!cardsAreMissing) mayHold_[kNowhere] = CardSet();
    most_ = {};
    for (std::size_t suit = 0; suit < kSuits; ++suit) most_[suit] = held;
  }

  // Records that these cards were shuffled to form the stock, so that no hand holds them.
  constexpr void shuffled(const CardSet& cards) {
    for (CardSet& set : mayHold_) set -= cards;
    mayHold_[kStock] = cards;
    std::shift_right(most_.begin() + kSuits, most_.end(), 1);
    most_[kSuits] = {};
  }
  // Records that the player drew an unseen card from the stock. All cards of the stock are from the
  // latest shuffle.
  constexpr void pickedUp(int player) {
    mayHold_[at(player)] |= mayHold_[kStock];
    for (std::size_t kind = 0; kind <= kSuits; ++kind) ++most_[kind][at(player)];
  }
  // Records that a thief stole a card which the owner of this memory did not see. left: number of
  // cards left in the victim's hand.
  constexpr void stolenUnseen(int victim, int thief, int left) {
    mayHold_[at(thief)] |= mayHold_[at(victim)];
    for (auto& counts : most_) {
      counts[at(thief)] =
          static_cast<std::uint8_t>(counts[at(thief)] + (counts[at(victim)] > 0 ? 1 : 0));
      counts[at(victim)] = std::min(counts[at(victim)], static_cast<std::uint8_t>(left));
    }
  }
  // Records the arrival of a card, known to the owner of this memory, in the hand of `player`.
  // `shuffle`: index of the card's latest shuffle, or kShuffles if none of the remembered shuffles
  // contained it.
  constexpr void arrived(Card card, int player, int shuffle) {
    for (CardSet& set : mayHold_) set.erase(card);
    mayHold_[at(player)].insert(card);
    count(card, player, shuffle, 1);
  }
  // Records the departure of a card, known to the owner of this memory, from the hand of `player`.
  // Players cannot distinguish equal cards of two packs. So the twin gets the possible holders of
  // this card, if the player may hold the twin.
  constexpr void left(Card card, int player, int shuffle) {
    const Card twin = twinOf(card);
    const bool mayBeTwin = mayHold_[at(player)].contains(twin);
    if (mayBeTwin) {
      for (CardSet& set : mayHold_) {
        if (set.contains(card)) set.insert(twin);
      }
    }
    count(card, player, mayBeTwin ? kShuffles : shuffle, -1);
  }
  // Records that the player's hand is now known to hold no card of the suit.
  constexpr void lacks(int player, Suit suit) {
    mayHold_[at(player)] -= lifeSuit(suit);
    most_[static_cast<std::size_t>(suit)][at(player)] = 0;
  }

  const CardSet& mayHold(int holder) const { return mayHold_[at(holder)]; }
  // Returns the maximum number of cards of this kind in the player's hand. kind: index below
  // kKinds, of a suit or of a shuffle.
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
