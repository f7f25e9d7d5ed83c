// SPDX-License-Identifier: GPL-3.0-or-later
// Features of a move for the sensible 3UP 3DOWN player: named numbers describing the position after
// the move. A style (rules.h) weights them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/three-up-three-down/three_up_three_down.h"

namespace downpile {

// Features of a position for the evaluation. The first six describe the hand while the stock has
// cards, those named late... the hand when the stock is empty, and those named up... the face-up
// cards.
enum class ThreeUpFeature : std::uint8_t {
  numbers,  // number of different card numbers (1 to 10); each needs a discard of its own
  // Sum of the lowness of the different numbers: each counts from 0 (a ten) to 1 (a one).
  low,
  // Number of cards beyond the first one of each number.
  copies,
  // Number of plain Clears. plusOne and plusTwo: number of Clears +1 and of Clears +2.
  clear,
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
  drawn,  // number of cards drawn by the move, not yet seen by the viewer
  down,   // number of the viewer's face-down cards
  // Number of further discards that the viewer must still make in this turn (T8); 0 if they can be
  // declined.
  owed,
  pressure,  // number of cards on the pile, times the chance that the next player must pick it up
  // If the stock is empty: chance that the next player must pick up the pile, divided by the number
  // of the next player's cards. Otherwise 0.
  block,
  count
};

inline constexpr std::size_t kThreeUpFeatures = static_cast<std::size_t>(ThreeUpFeature::count);

class ThreeUpFeatures {
 public:
  double& operator[](ThreeUpFeature f) { return values_[static_cast<std::size_t>(f)]; }
  double operator[](ThreeUpFeature f) const { return values_[static_cast<std::size_t>(f)]; }

  // Returns the weighted average of two sets of features: `one` has the weight `likely`, `other`
  // the weight 1 - likely.
  static ThreeUpFeatures mixed(double likely, const ThreeUpFeatures& one,
                               const ThreeUpFeatures& other);

 private:
  std::array<double, kThreeUpFeatures> values_{};
};

// Computes the features of the position after each move of one decision. The view must outlive this
// object.
class ThreeUpAnalysis {
 public:
  explicit ThreeUpAnalysis(const View<ThreeUpThreeDown>& view);

  // Returns the features of the position after a legal move of the viewer.
  ThreeUpFeatures evaluate(const Action& action) const;

  // Whether the move certainly sheds the viewer's last card. Such a move wins the deal; under the
  // house rule playOn the viewer is out of the deal.
  bool wins(const Action& action) const;

  // Chance that a player on turn cannot discard onto this top card; 0 if there is no pile.
  double chanceToPickUp(int player, Card top) const;

 private:
  // The facts of a position that determine its features.
  struct Position;
  Position positionAfter(const ThreeUpThreeDown& after) const;
  ThreeUpFeatures evaluateFlip(const Action& action) const;
  ThreeUpFeatures evaluateTurnup() const;
  ThreeUpFeatures featuresOf(const Position& position) const;
  double shareThatFits(Card top) const;

  const View<ThreeUpThreeDown>& view_;
  CardSet unknown_;
  int me_;
};

}  // namespace downpile
