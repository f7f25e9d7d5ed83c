// SPDX-License-Identifier: GPL-3.0-or-later
// Features of a move for the sensible 3UP 3DOWN player: named numbers that describe the position
// after the move. A style (rules.h) weights them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/three-up-three-down/three_up_three_down.h"

namespace downpile {

// The first six features describe the hand while the stock has cards. The features late... describe
// the hand when the stock is empty. The features up... describe the face-up cards.
enum class ThreeUpFeature : std::uint8_t {
  numbers,  // number of different numbers; each needs a discard of its own
  // Sum over these numbers of their lowness: from 0 for a ten to 1 for a one.
  low,
  // Number of cards beyond the first of each number.
  copies,
  // Number of Clears. plusOne and plusTwo: number of Clears +1 and of Clears +2.
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
  drawn,  // number of cards just drawn, still unknown
  down,   // number of face-down cards
  // Number of further discards that the player must make in this turn.
  owed,
  pressure,  // number of cards on the pile, times the chance that the next player must pick it up
  // If the stock is empty: chance that the next player must pick up the pile, divided by the number
  // of that player's cards.
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

// Computes the features of the moves of one decision. The view must outlive this object.
class ThreeUpAnalysis {
 public:
  explicit ThreeUpAnalysis(const View<ThreeUpThreeDown>& view);

  // Features of a legal move of the viewer.
  ThreeUpFeatures evaluate(const Action& action) const;

  // Whether the move certainly sheds the last card: it wins the deal, or with playOn the player is
  // out.
  bool wins(const Action& action) const;

  // Chance that a player on turn cannot discard onto this top card; 0 if there is no pile.
  double chanceToPickUp(int player, Card top) const;

 private:
  // The parts of a position that the features depend on.
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
