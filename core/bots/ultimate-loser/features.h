// SPDX-License-Identifier: GPL-3.0-or-later
// What a sensible Ultimate Loser player looks at before a move, as named numbers. A style
// (rules.h) weighs them.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "bots/ultimate-loser/odds.h"
#include "bots/ultimate-loser/plan.h"
#include "games/ultimate-loser/ultimate_loser.h"

namespace downpile {

enum class UltimateLoserFeature : std::uint8_t {
  pays,    // penalties that the viewer takes in this trick, on average
  others,  // the same of one other player
  turns,   // plays that the rest of the hand needs
  burden,  // tricks that these plays will lose
  last,    // chance to be the Ultimate Loser, times what that costs
  lead,    // chance to lead next, times what the best lead then gains
  sheds,   // cards that leave the hand
  gift,    // share of hidden cards that a card put down for the others beats
  swap,    // 1 for an exchange
  count
};

inline constexpr std::size_t kUltimateLoserFeatures =
    static_cast<std::size_t>(UltimateLoserFeature::count);

class UltimateLoserFeatures {
 public:
  double& operator[](UltimateLoserFeature f) { return values_[static_cast<std::size_t>(f)]; }
  double operator[](UltimateLoserFeature f) const { return values_[static_cast<std::size_t>(f)]; }

 private:
  std::array<double, kUltimateLoserFeatures> values_{};
};

// Looks at the moves of one decision. The view must outlive it.
class UltimateLoserEye {
 public:
  // perTurn: what a play in a plan costs beside the trick that it may lose.
  UltimateLoserEye(const View<UltimateLoser>& view, double perTurn);

  // The features of a legal move of the viewer; not of a throw.
  UltimateLoserFeatures look(const Action& action) const;

  // A trick as far as the viewer sees it when about to act.
  struct Trick {
    std::vector<int> later;                          // who acts after the viewer
    int lowest = UltimateLoser::kJokerStrength + 1;  // of the plays so far
    int highest = 0;
    int passed = 0;  // players
  };
  // The one that is played.
  const Trick& trick() const { return trick_; }

  // What comes of a play in a trick.
  struct Forecast {
    double loses = 0;   // chance that the viewer pays for it
    double others = 0;  // penalties of one other player, on average
    double wins = 0;    // chance that it wins the trick
  };
  Forecast forecast(const CardSet& play, const Trick& trick) const;

  // How many of those who act after the viewer cannot follow, on average.
  double cannotFollow(UltimateLoser::Type type, const Trick& trick) const;

  // The hand as it would best be played if nothing changed; of what the viewer holds, and the gin
  // card.
  UltimateLoserPlan planFor(const CardSet& hand) const { return planUltimateLoser(hand, costs_); }

  const UltimateLoserOdds& odds() const { return odds_; }

 private:
  Forecast forecastPass() const;
  double chanceToBeLast(std::size_t turns, UltimateLoser::Type type) const;
  double gainOfLead(const UltimateLoserPlan::Play& play) const;
  double bestLead(const UltimateLoserPlan& plan) const;
  bool isFourPlay(const CardSet& play) const;
  struct Largest {
    int same = 0;
    int flush = 0;
  };
  Largest largestPlays() const;
  void fillCosts();

  const View<UltimateLoser>& view_;
  const UltimateLoser::State& state_;
  double perTurn_;
  UltimateLoserOdds odds_;
  UltimateLoserCosts costs_;
  Trick trick_;
  Trick ownLead_;  // later: all others with cards, clockwise

  // What leading a play gains, by its type and strength; bit s: that of strength s is known.
  mutable std::array<std::uint16_t, UltimateLoserOdds::kTypes> areKnown_{};
  mutable std::array<std::array<double, UltimateLoser::kJokerStrength + 1>,
                     UltimateLoserOdds::kTypes>
      gains_;  // empty until then
};

}  // namespace downpile
