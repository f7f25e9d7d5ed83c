// SPDX-License-Identifier: GPL-3.0-or-later
// Features of a move for the sensible Underwear player: named numbers describing the position after
// the move. A style (rules.h) weights them.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "bots/underwear/odds.h"
#include "bots/underwear/plan.h"
#include "games/underwear/underwear.h"

namespace downpile {

enum class UnderwearFeature : std::uint8_t {
  // The viewer's score if it goes out, times its chance to be the first to go out.
  prospect,
  // An opponent's score if it goes out, times its chance to be the first to do so: the average of
  // all opponents.
  danger,
  held,  // number of cards left in the viewer's hand
  // Number of cards on the downpile, times the chance that an opponent steals them.
  stealRisk,
  // Number of cards on the downpile if the viewer can steal it in its next turn, times the chance
  // that no opponent changes it before.
  ownSteal,
  // Chance that an opponent can play onto the downpile, steal it or start one: the average of all
  // opponents, where those playing sooner weigh more.
  openness,
  // Number of different values from ace to 4 in hand. Players keep such cards for stealing.
  lowCards,
  room,  // sum over own open up-piles: number of values that fit
  // Number of cards in own open up-piles that a card in hand can close.
  closing,
  // Number of cards in hand that fit onto own up-piles, times (1 - openness).
  reserve,
  lastRoyalty,  // 1 if a royalty stays in the viewer's hand, else 0
  stuck,        // 1 if no card in hand can be played while the downpile stays the same, else 0
  draw,         // 1 for a draw or pass, else 0
  clear,        // 1 if the move clears the downpile with royalties, else 0
  count
};

inline constexpr std::size_t kUnderwearFeatures = static_cast<std::size_t>(UnderwearFeature::count);

inline constexpr int kHighestLowCard = 4;  // highest value counted by the feature `lowCards`

class UnderwearFeatures {
 public:
  double& operator[](UnderwearFeature f) { return values_[static_cast<std::size_t>(f)]; }
  double operator[](UnderwearFeature f) const { return values_[static_cast<std::size_t>(f)]; }

 private:
  std::array<double, kUnderwearFeatures> values_{};
};

// Computes the features of the position after each move of one decision. The view must outlive this
// object.
class UnderwearAnalysis {
 public:
  explicit UnderwearAnalysis(const View<Underwear>& view);

  // Returns the features of the position after a legal move of the viewer. The move must not go
  // out.
  UnderwearFeatures evaluate(const Action& action) const;

  // Returns the viewer's score if it goes out with this move, otherwise nullopt.
  std::optional<int> scoreNow(const Action& action) const;
  // Evaluates a move that postpones going out: the viewer could go out now, but goes out in its
  // next turn. Returns the viewer's expected score for this, minus the opponents' average expected
  // score. Returns 0 if an opponent has at most kNearOut cards. Also returns 0 if the viewer is not
  // certain to go out next turn, assuming that no opponent goes out first.
  double scoreAfterWaiting(const Action& action) const;

  // Returns the chance of each player to go out first if the viewer declares double or does nothing
  // now.
  std::array<double, kMaxPlayers> chancesNow() const;

  const UnderwearOdds& odds() const { return odds_; }

 private:
  // Chances of events in the opponents' turns between a move of the viewer and the viewer's next
  // turn. They depend on the downpile after the move.
  struct Round {
    double steal = 0;  // chance that an opponent can steal the current downpile
    // Average chance that an opponent can play onto the downpile; see the feature `openness`.
    double open = 0;
    double stays = 1;                       // chance that no opponent changes the downpile
    double growth = 0;                      // expected growth of the opponents' hands, in cards
    double noneOut = 1;                     // chance that no opponent goes out
    std::array<double, kMaxPlayers> out{};  // [player]: chance to be the first to go out
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
