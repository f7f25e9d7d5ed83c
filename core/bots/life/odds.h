// SPDX-License-Identifier: GPL-3.0-or-later
// Probabilities of hidden cards in Life, as seen by one player, the viewer. Computes the expected
// number of cards of each suit in each opponent's hand. Uses everything revealed by the view: cards
// seen going into a hand, suits known to be missing from a hand, and reshuffles.
#pragma once

#include <array>

#include "games/life/life.h"

namespace downpile {

class LifeOdds {
 public:
  // Number of kinds of cards: the four suits, then the jokers as the fifth kind.
  static constexpr int kKinds = kSuits + 1;

  explicit LifeOdds(const View<Life>& view);

  // Returns the set of cards of a kind (suit or joker) not located by the viewer: each is in a hand
  // or in the stock.
  const CardSet& unseen(int kind) const { return unseen_[static_cast<std::size_t>(kind)]; }
  // Returns the cards in a player's hand known to the viewer: the whole hand of the viewer; of an
  // opponent's hand the cards seen entering it.
  const CardSet& known(int player) const { return known_[static_cast<std::size_t>(player)]; }
  // Expected number of cards of this kind among the unknown cards of the player's hand.
  double expected(int player, int kind) const {
    return expected_[static_cast<std::size_t>(player)][static_cast<std::size_t>(kind)];
  }
  // Chance that the next card of the stock is of this kind.
  double next(int kind) const { return next_[static_cast<std::size_t>(kind)]; }
  // Chance that an unknown card of an open fan (a hand whose order all players follow) is of this
  // kind (suit or joker). lacks: bit mask of the impossible suits of the card.
  double inFan(int kind, unsigned lacks) const;

 private:
  void weigh(const Life::Possible& possible, int player, int hidden);

  std::array<CardSet, kKinds> unseen_{};
  std::array<CardSet, kMaxPlayers> known_{};
  std::array<std::array<double, kKinds>, kMaxPlayers> expected_{};
  std::array<double, kKinds> next_{};
};

}  // namespace downpile
