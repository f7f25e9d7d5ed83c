// SPDX-License-Identifier: GPL-3.0-or-later
// Features of a move for the sensible Ultimate Loser player, as named numbers. A style (rules.h)
// weights them.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "bots/ultimate-loser/odds.h"
#include "bots/ultimate-loser/plan.h"
#include "games/ultimate-loser/ultimate_loser.h"

namespace downpile {

enum class UltimateLoserFeature : std::uint8_t {
  pays,    // expected penalties of the viewer in this trick
  others,  // expected penalties of an average opponent in this trick
  turns,   // number of plays in the cheapest plan for the hand after the move
  burden,  // expected penalties for the hand's plays in later tricks
  last,    // chance to become the Ultimate Loser, times its penalty
  // Chance to win the trick, times the gain of the best lead in the next trick.
  lead,
  sheds,  // number of cards played by the move; 0 for a pass or a swap
  // For a swap or exchange: share of the unknown cards weaker than the card given away.
  gift,
  swap,  // 1 for a swap, else 0
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

// Computes the features of each move of one decision. The view must outlive this object.
class UltimateLoserAnalysis {
 public:
  // perTurn: cost of each play in a plan, added to the expected penalty of the play.
  UltimateLoserAnalysis(const View<UltimateLoser>& view, double perTurn);

  // Returns the features of a legal move of the viewer. The move must not be a throw of paper,
  // scissors or rock.
  UltimateLoserFeatures evaluate(const Action& action) const;

  // The state of a trick before the viewer acts.
  struct Trick {
    std::vector<int> later;  // opponents with cards acting after the viewer in the trick
    // Lowest and highest strength of the plays in the trick so far.
    int lowest = UltimateLoser::kJokerStrength + 1;
    int highest = 0;
    int passed = 0;  // number of players with a pass or a swap
  };
  const Trick& trick() const { return trick_; }

  // Expected result of a trick where the viewer makes a play.
  struct Forecast {
    double loses = 0;   // chance of a penalty for the viewer by this play
    double others = 0;  // expected penalties of an average opponent in the trick
    double wins = 0;    // chance to win the trick with this play
  };
  Forecast forecast(const CardSet& play, const Trick& trick) const;

  // Expected number of players after the viewer in the trick unable to follow a play of this type.
  double cannotFollow(UltimateLoser::Type type, const Trick& trick) const;

  // Returns the cheapest plan for the hand. `hand` may only contain cards of the viewer and the gin
  // card.
  UltimateLoserPlan planFor(const CardSet& hand) const { return planUltimateLoser(hand, costs_); }

  const UltimateLoserOdds& odds() const { return odds_; }

 private:
  Forecast forecastPass() const;
  double chanceToBeLast(std::size_t turns, UltimateLoser::Type type) const;
  double gainOfLead(const UltimateLoserPlan::Play& play) const;
  double bestLead(const UltimateLoserPlan& plan) const;
  struct Largest {
    int same = 0;
    int flush = 0;
  };
  Largest largestPlays() const;
  void fillCosts();

  const View<UltimateLoser>& view_;
  const UltimateLoser::State& state_;
  double perTurn_;
  bool lowestPays_ = false;  // house rule (X9): the lowest play pays even if a player passed
  UltimateLoserOdds odds_;
  UltimateLoserCosts costs_;
  Trick trick_;
  // A trick led by the viewer: all opponents with cards act later, clockwise.
  Trick ownLead_;

  // Which elements of gains_ are cached, by type of play. Bit s of an entry is 1 if the gain for
  // strength s is cached.
  mutable std::array<std::uint16_t, UltimateLoserOdds::kTypes> areKnown_{};
  mutable std::array<std::array<double, UltimateLoser::kJokerStrength + 1>,
                     UltimateLoserOdds::kTypes>
      gains_;  // gain of each cached lead; uninitialised if not cached
};

}  // namespace downpile
