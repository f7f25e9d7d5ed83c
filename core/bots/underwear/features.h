// SPDX-License-Identifier: GPL-3.0-or-later
// What a sensible Underwear player looks at before a move: the position that the move leads to,
// as named numbers. A style (rules.h) weighs them.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "bots/underwear/odds.h"
#include "bots/underwear/plan.h"
#include "games/underwear/underwear.h"

namespace downpile {

enum class UnderwearFeature : std::uint8_t {
  prospect,     // points to be won, times the chance to go out first
  danger,       // the same for the others, on average of one opponent
  held,         // cards left in hand
  stealRisk,    // cards on the downpile, times the chance that another steals them next
  ownSteal,     // cards on the downpile that the player can steal next turn if nobody changes it
  openness,     // chance that the others have a play rather than a draw, nearest first; 0 ... 1
  lowCards,     // aces to fours kept, of different values, for stealing
  room,         // values that still fit onto own open up-piles
  closing,      // cards in own open up-piles that a card in hand can close
  reserve,      // cards in hand that fit onto own up-piles, times 1 - openness
  lastRoyalty,  // 1 if royalties are kept for clearing
  stuck,        // 1 if only drawing would be left should nobody change the downpile
  draw,         // 1 for a draw or pass
  clear,        // 1 for royalties that leave no downpile
  count
};

inline constexpr std::size_t kUnderwearFeatures = static_cast<std::size_t>(UnderwearFeature::count);

inline constexpr int kHighestLowCard = 4;  // see lowCards

class UnderwearFeatures {
 public:
  double& operator[](UnderwearFeature f) { return values_[static_cast<std::size_t>(f)]; }
  double operator[](UnderwearFeature f) const { return values_[static_cast<std::size_t>(f)]; }

 private:
  std::array<double, kUnderwearFeatures> values_{};
};

// Looks at the moves of one decision. The view must outlive it.
class UnderwearEye {
 public:
  explicit UnderwearEye(const View<Underwear>& view);

  // The features of a legal move of the viewer that does not go out.
  UnderwearFeatures look(const Action& action) const;

  // The score of the viewer if this move goes out.
  std::optional<int> scoreNow(const Action& action) const;
  // The score that the viewer may expect when it could go out now, but makes this move and goes out
  // in its next turn. 0 where the move does not leave that certain but for the others going out,
  // and where somebody is near out.
  double scoreAfterWaiting(const Action& action) const;

  // The chance of each player to go out first, if the viewer declares double or waits.
  std::array<double, kMaxPlayers> chancesNow() const;

  const UnderwearOdds& odds() const { return odds_; }

 private:
  // What the others may do before the viewer's next turn, for one downpile.
  struct Round {
    double steal = 0;   // the downpile as it is now is stolen
    double open = 0;    // see openness
    double stays = 1;   // nobody changes it
    double growth = 0;  // how many cards the hands of the others will grow, on average
    double nobodyOut = 1;
    std::array<double, kMaxPlayers> out{};  // the player goes out
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
