// SPDX-License-Identifier: GPL-3.0-or-later
// Features of a move for the sensible Underwear player: named numbers that describe the position
// after the move. A style (rules.h) weights them.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "bots/underwear/odds.h"
#include "bots/underwear/plan.h"
#include "games/underwear/underwear.h"

namespace downpile {

enum class UnderwearFeature : std::uint8_t {
  prospect,  // points if the player goes out, times the chance to go out first
  // Points of an opponent who goes out, times the chance to go out first, averaged over the
  // opponents.
  danger,
  held,         // cards left in hand
  stealRisk,    // cards on the downpile, times the chance that an opponent steals them
  ownSteal,     // cards that the player can steal next turn, times the chance that they stay
  openness,     // chance that opponents can play, weighted by closeness; 0 to 1
  lowCards,     // number of different values from ace to 4 in hand, kept for stealing
  room,         // number of values that still fit onto own open up-piles
  closing,      // cards in own open up-piles that a card in hand can close
  reserve,      // cards in hand that fit onto own up-piles, times 1 - openness
  lastRoyalty,  // 1 if the hand keeps a royalty
  stuck,        // 1 if the player can only draw unless the downpile changes
  draw,         // 1 for a draw or pass, else 0
  clear,        // 1 if royalties are played, which leaves no downpile
  count
};

inline constexpr std::size_t kUnderwearFeatures = static_cast<std::size_t>(UnderwearFeature::count);

inline constexpr int kHighestLowCard = 4;  // highest value that the feature `lowCards` counts

class UnderwearFeatures {
 public:
  double& operator[](UnderwearFeature f) { return values_[static_cast<std::size_t>(f)]; }
  double operator[](UnderwearFeature f) const { return values_[static_cast<std::size_t>(f)]; }

 private:
  std::array<double, kUnderwearFeatures> values_{};
};

// Computes the features of the moves of one decision. The view must outlive this object.
class UnderwearAnalysis {
 public:
  explicit UnderwearAnalysis(const View<Underwear>& view);

  // Features of a legal move of the viewer that does not go out.
  UnderwearFeatures evaluate(const Action& action) const;

  // Score of the viewer if the viewer goes out with this move, otherwise nullopt.
  std::optional<int> scoreNow(const Action& action) const;
  // Expected score if the viewer can go out now, but makes this move and goes out in its next turn
  // instead. 0 if that is not certain even when all opponents stay in, or if an opponent has few
  // cards.
  double scoreAfterWaiting(const Action& action) const;

  // Chance of each player to go out first if the viewer declares double or waits.
  std::array<double, kMaxPlayers> chancesNow() const;

  const UnderwearOdds& odds() const { return odds_; }

 private:
  // Chances of the opponents' actions before the viewer's next turn, for one downpile.
  struct Round {
    double steal = 0;  // chance that the current downpile is stolen
    // Chance that opponents can play (see the feature `openness`).
    double open = 0;
    double stays = 1;                       // chance that no opponent plays on the downpile
    double growth = 0;                      // expected growth of the opponents' hands, in cards
    double noneOut = 1;                     // chance that no opponent goes out
    std::array<double, kMaxPlayers> out{};  // chance that this player goes out
  };
  Round roundAfter(const Underwear& after) const;
  double chanceToGoOut(const Underwear& after, int player) const;
  std::array<double, kMaxPlayers> race(const Underwear& after, const UnderwearPlan& plan,
                                       const Round& round) const;
  bool isStuck(const Underwear& after) const;

  const View<Underwear>& view_;
  UnderwearOdds odds_;
  int me_;
};

}  // namespace downpile
