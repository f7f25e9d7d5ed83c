// SPDX-License-Identifier: GPL-3.0-or-later
// What a sensible 3UP 3DOWN player looks at before a move: the position that the move leads to, as
// named numbers. A style (rules.h) weighs them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/three-up-three-down/three_up_three_down.h"

namespace downpile {

// The first six are of the hand while there is a stock, the six called late... of the hand when
// there is none, the six called up... of the face-up cards.
enum class ThreeUpFeature : std::uint8_t {
  numbers,  // different numbers: each takes a discard of its own
  low,      // how low they are, each 0 (a ten) to 1 (a one)
  copies,   // further cards of these numbers
  clear,    // Clears; and so on
  plusOne,
  plusTwo,
  lateNumbers,
  lateLow,
  lateCopies,
  lateClear,
  latePlusOne,
  latePlusTwo,
  upNumbers,
  upLow,
  upCopies,
  upClear,
  upPlusOne,
  upPlusTwo,
  drawn,     // cards drawn that nobody knows yet
  down,      // face-down cards
  owed,      // further discards that cannot be declined
  pressure,  // cards on the pile, times the chance that the next player must pick it up
  block,     // without a stock: that chance, over the number of cards that the next player has left
  count
};

inline constexpr std::size_t kThreeUpFeatures = static_cast<std::size_t>(ThreeUpFeature::count);

class ThreeUpFeatures {
 public:
  double& operator[](ThreeUpFeature f) { return values_[static_cast<std::size_t>(f)]; }
  double operator[](ThreeUpFeature f) const { return values_[static_cast<std::size_t>(f)]; }

  // The average of two that are this likely and otherwise.
  static ThreeUpFeatures mixed(double likely, const ThreeUpFeatures& one,
                               const ThreeUpFeatures& other);

 private:
  std::array<double, kThreeUpFeatures> values_{};
};

// Looks at the moves of one decision. The view must outlive it.
class ThreeUpEye {
 public:
  explicit ThreeUpEye(const View<ThreeUpThreeDown>& view);

  // The features of a legal move of the viewer.
  ThreeUpFeatures look(const Action& action) const;

  // Whether the move wins the deal for certain.
  bool wins(const Action& action) const;

  // The chance that a player, on turn with this card on top of the pile, cannot discard: 0 where
  // there is no pile.
  double chanceToPickUp(int player, Card top) const;

 private:
  // What the features are made of.
  struct Position;
  Position positionAfter(const ThreeUpThreeDown& after) const;
  ThreeUpFeatures lookAtFlip(const Action& action) const;
  ThreeUpFeatures featuresOf(const Position& position) const;
  double shareThatFits(Card top) const;

  const View<ThreeUpThreeDown>& view_;
  CardSet unknown_;
  int me_;
};

}  // namespace downpile
