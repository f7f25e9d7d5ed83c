// SPDX-License-Identifier: GPL-3.0-or-later
// Who may hold what in Life, from one chair: how many cards of each suit are in each other hand on
// average, given all that the view tells: cards seen going into a hand, spades and suits that a
// hand has shown not to hold, cards shuffled again.
#pragma once

#include <array>

#include "games/life/life.h"

namespace downpile {

class LifeOdds {
 public:
  static constexpr int kKinds = kSuits + 1;  // the suits, then jokers

  explicit LifeOdds(const View<Life>& view);

  // Cards that the viewer cannot place, of a kind: in hands and in the stock.
  const CardSet& unseen(int kind) const { return unseen_[static_cast<std::size_t>(kind)]; }
  // What the viewer knows of a hand: the own one, or cards seen going into it.
  const CardSet& known(int player) const { return known_[static_cast<std::size_t>(player)]; }
  // How many unknown cards of a kind the hand holds, on average.
  double expected(int player, int kind) const {
    return expected_[static_cast<std::size_t>(player)][static_cast<std::size_t>(kind)];
  }
  // The chance that the next card of the stock is of this kind.
  double next(int kind) const { return next_[static_cast<std::size_t>(kind)]; }
  // The same for an unknown card of an open fan that cannot be of the suits in `lacks`.
  double inFan(int kind, unsigned lacks) const;

 private:
  void weigh(const Life::Possible& possible, int player, int hidden);

  std::array<CardSet, kKinds> unseen_{};
  std::array<CardSet, kMaxPlayers> known_{};
  std::array<std::array<double, kKinds>, kMaxPlayers> expected_{};
  std::array<double, kKinds> next_{};
};

}  // namespace downpile
