// SPDX-License-Identifier: GPL-3.0-or-later
// Facts for the learned Ultimate Loser player: the position from the viewer's seat, and a move with
// its results. The cost of FourPlay is left out: all players pay it, and a deal is judged by the
// differences of the penalties.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bots/decision.h"
#include "bots/learned/inputs.h"
#include "bots/ultimate-loser/odds.h"
#include "games/ultimate-loser/ultimate_loser.h"

namespace downpile {

class UltimateLoserEncoder {
 public:
  using Game = UltimateLoser;
  static constexpr int kCount = 900;

  // The view must outlive this object.
  explicit UltimateLoserEncoder(const View<UltimateLoser>& view);

  // Adds the facts (network inputs) independent of the move.
  void ofPosition(Inputs& inputs) const;
  // Adds the facts (network inputs) of a move and of its results. best: the highest value of all
  // moves by the sensible player.
  void ofMove(const WeighedAction& move, double best, Inputs& inputs) const;
  double unit() const { return 0.2; }

 private:
  // A set of strengths is a bit mask: bit s is set if strength s is in the set.
  using Masks = std::array<ValueMask, kSuits>;
  using ByStrength = std::array<double, UltimateLoser::kJokerStrength + 1>;

  // A hand split into plays: straight flushes reducing the number of plays, and sets of equal rank.
  struct Shape {
    Masks ofSize{};  // [i]: ranks with exactly i + 1 cards outside the straight flushes
    int flushes = 0;

    ValueMask all() const { return ofSize[0] | ofSize[1] | ofSize[2] | ofSize[3]; }
    int plays() const { return flushes + std::popcount(all()); }
  };

  // Expected result of the viewer's move in the current trick.
  struct Outcome {
    UltimateLoser::Type type;
    int strength = 0;  // strength of the play; 0 if the move is not a play
    double loses = 1;  // chance of a penalty for the viewer
    double wins = 0;   // chance to win the trick
    // Expected number of opponents with a penalty for passing or for being unable to follow.
    double cannot = 0;
    double allFollow = 1;  // chance that all players after the viewer can follow
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

  bool isFree() const;
  ByStrength noneAbove(UltimateLoser::Type type) const;
  int certainWins(const Shape& shape) const;
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
  void ofLoss(const WeighedAction& move, double best, int group, Inputs& inputs) const;
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
  CardSet outside_;    // cards in the opponents' hands and the spare cards
  Masks outsideOf_{};  // [i]: ranks with at least i + 1 cards in outside_
  Shape shape_;
  // [i]: strengths with which i + 1 cards of a kind probably win a trick that the viewer leads.
  Masks likely_{};
  ByStrength losesSingle_{};  // [s]: chance that a single of strength s is the lowest of its trick
  double pairsFollow_ = 0;    // chance that all opponents can follow a pair
  PlayerList others_;         // opponents with cards, clockwise
  PlayerList later_;          // opponents with cards acting after the viewer in this trick
  UltimateLoser::Type type_;  // type of the current trick; size 0 before the lead
  // Lowest strength played in the current trick. Before the lead, a number above all strengths.
  int lowest_ = UltimateLoser::kJokerStrength + 1;
  int highest_ = 0;
  int winner_ = kNoPlayer;
  int passed_ = 0;
  // Number of different strengths of the plays with which the viewer can follow.
  int ownPlays_ = 0;
  int ownLowest_ = 0;  // lowest strength with which the viewer can follow; 0 if it cannot
  int ownHighest_ = 0;
  // Strength of the weakest play with which the viewer can follow and certainly does not lose the
  // trick (X9); 0 without such a play, and before the lead.
  int ownLeastSafe_ = 0;
  // Lowest strength of a play with which the viewer beats the trick's highest play; 0 if no play
  // does.
  int ownLeastWinning_ = 0;
  int leastHeld_ = 0;  // number of cards in the smallest hand of the opponents with cards
  int mostHeld_ = 0;
  int leastPenalties_ = 0;  // fewest penalties of an opponent
  // The viewer's penalties minus leastPenalties_; negative if the viewer has fewer than every
  // opponent.
  int margin_ = 0;
};

}  // namespace downpile
