// SPDX-License-Identifier: GPL-3.0-or-later
// What a learned Ultimate Loser player looks at: facts of the position as the viewer sees it, and
// of a move and what it leads to. What FourPlay costs is left out: everybody pays it alike, and a
// deal is judged by how the penalties compare.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bots/decision.h"
#include "bots/learned/inputs.h"
#include "bots/ultimate-loser/odds.h"
#include "games/ultimate-loser/ultimate_loser.h"

namespace downpile {

class UltimateLoserInputs {
 public:
  using Game = UltimateLoser;
  static constexpr int kCount = 900;

  // The view must outlive it.
  explicit UltimateLoserInputs(const View<UltimateLoser>& view);

  // What holds whatever the viewer does.
  void ofPosition(Inputs& inputs) const;
  // What holds of a move that the sensible player weighed, the best of which has the value `best`,
  // and of what it leads to.
  void ofMove(const WeighedAction& move, double best, Inputs& inputs) const;
  double unit() const { return 0.2; }

 private:
  // Sets of strengths are masks, bit s for strength s.
  using Masks = std::array<ValueMask, kSuits>;
  using ByStrength = std::array<double, UltimateLoser::kJokerStrength + 1>;

  // A hand broken into plays: straight flushes that save plays, and the rest by rank.
  struct Shape {
    Masks ofSize{};  // the ranks of which so many cards are left, one first
    int flushes = 0;

    ValueMask all() const { return ofSize[0] | ofSize[1] | ofSize[2] | ofSize[3]; }
    int plays() const { return flushes + std::popcount(all()); }
  };

  // What a move comes to in the trick, as far as it can be said.
  struct Outcome {
    UltimateLoser::Type type;
    int strength = 0;   // 0: not a play
    double loses = 1;   // chance that the viewer pays
    double wins = 0;    // chance to win the trick
    double cannot = 0;  // others who pay since they pass or cannot follow, on average
    double allFollow = 1;
  };

  static Masks bySuit(const CardSet& cards);
  static Masks bySize(const Masks& suits);
  static Shape shapeOf(const CardSet& hand);
  static int longestFlush(const CardSet& hand);

  void seeOthers();
  void seeTrick();
  void seeOwnPlays();
  void seeStanding();
  void seeWinners();
  void seeLosers();

  ByStrength nobodyAbove(UltimateLoser::Type type) const;
  int sureWins(const Shape& shape) const;
  int likelyWins(const Shape& shape) const;
  int weakPlays(const Shape& shape) const { return shape.plays() - likelyWins(shape); }
  double burden(const Shape& shape) const;

  void ofTable(Inputs& inputs) const;
  void ofTrick(Inputs& inputs) const;
  void ofHand(Inputs& inputs) const;
  void ofOthers(Inputs& inputs) const;
  void ofStanding(Inputs& inputs) const;
  void ofUnseen(Inputs& inputs) const;
  void ofGin(Inputs& inputs) const;

  int task() const;
  Outcome outcomeOf(const Action& action) const;
  double frontPays(const Outcome& outcome) const;
  void ofOpinion(const WeighedAction& move, double best, int group, Inputs& inputs) const;
  void ofKind(const Action& action, const Outcome& outcome, int group, Inputs& inputs) const;
  void ofPlay(const Action& action, const Outcome& outcome, Inputs& inputs) const;
  void ofGivingUp(const Action& action, Inputs& inputs) const;
  void ofSwap(const Action& action, Inputs& inputs) const;
  void ofRest(const CardSet& rest, const Shape& shape, int group, Inputs& inputs) const;
  void ofOutcome(const Outcome& outcome, const Shape& shape, Inputs& inputs) const;
  void ofSettled(const Action& action, Inputs& inputs) const;

  const View<UltimateLoser>& view_;
  const UltimateLoser::State& state_;
  const CardSet& hand_;
  UltimateLoserOdds odds_;
  CardSet outside_;    // what others may still play, or is a spare
  Masks outsideOf_{};  // the ranks of which at least so many of these are left, one first
  Shape shape_;
  Masks likely_{};            // strengths of which so many of a kind probably win when led
  ByStrength losesSingle_{};  // chance that it loses the trick when it is played some time
  double pairsFollow_ = 0;    // chance that all others can follow a pair
  PlayerList others_;         // with cards, clockwise
  PlayerList later_;          // those of them who act after the viewer
  UltimateLoser::Type type_;  // of the trick; size 0 where there is none
  int lowest_ = UltimateLoser::kJokerStrength + 1;  // of the plays so far
  int highest_ = 0;
  int winner_ = kNobody;
  int passed_ = 0;
  int ownPlays_ = 0;   // that follow
  int ownLowest_ = 0;  // the strength of these; 0: there is none
  int ownHighest_ = 0;
  int ownLeastSafe_ = 0;  // the lowest of them that certainly does not pay
  int ownLeastWinning_ = 0;
  int leastHeld_ = 0;  // cards of the others who have some
  int mostHeld_ = 0;
  int leastPenalties_ = 0;  // of the others
  int margin_ = 0;          // own penalties above these
};

}  // namespace downpile
