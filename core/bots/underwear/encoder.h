// SPDX-License-Identifier: GPL-3.0-or-later
// Facts for the learned Underwear player: the position as seen by the player, and the result of
// each move. Important combinations have facts of their own. An example is the kind of move
// combined with the size of the smallest hand of an opponent.
#pragma once

#include <array>

#include "bots/decision.h"
#include "bots/learned/inputs.h"
#include "bots/underwear/odds.h"
#include "bots/underwear/plan.h"
#include "games/underwear/underwear.h"

namespace downpile {

class UnderwearEncoder {
 public:
  using Game = Underwear;
  static constexpr int kCount = 898;

  // The view must outlive this object.
  explicit UnderwearEncoder(const View<Underwear>& view);

  // Adds the facts (network inputs) independent of the move.
  void ofPosition(Inputs& inputs) const;
  // Adds the facts (network inputs) of a move and of the position after it. best: the highest value
  // of all moves by the sensible player.
  void ofMove(const WeighedAction& move, double best, Inputs& inputs) const;
  double unit() const { return 0.1; }

 private:
  // Chances of events in the opponents' turns between a move of the viewer and the viewer's next
  // turn. They depend on the downpile after the move.
  struct Round {
    // Chance that the left neighbour can play onto the downpile, steal it or start one.
    double nextPlays = 0;
    double nextSteals = 0;  // chance that the left neighbour can steal the downpile
    // Chance that an opponent can play onto the downpile, steal it, or start a new one (average of
    // all opponents).
    double open = 0;
    double steal = 0;    // chance that an opponent can steal the current downpile
    double stays = 1;    // chance that no opponent changes the downpile
    double noneOut = 1;  // chance that no opponent goes out
    // Expected score of opponents going out before the viewer's next turn.
    double loss = 0;
  };
  // The up-piles of one player.
  struct Piles {
    int points = 0;
    int open = 0;
    int room = 0;  // number of values above the top card, summed over the open up-piles
    CardSet fits;  // the cards that fit onto open up-piles
  };
  // A move and the position after it.
  struct Outcome;

  Piles pilesOf(const Underwear& game, int player) const;
  double chanceOut(int other, const CardSet& playable) const;
  Round roundOn(const Pile& downpile) const;
  Round roundAfter(const Outcome& outcome) const;

  void ofRules(Inputs& inputs) const;
  void ofHandSizes(Inputs& inputs) const;
  void ofHand(Inputs& inputs) const;
  void ofDownpile(Inputs& inputs) const;
  void ofPiles(Inputs& inputs) const;
  void ofProgress(Inputs& inputs) const;
  void ofStanding(Inputs& inputs) const;

  void ofEnd(const Underwear& end, Inputs& inputs) const;
  void ofLoss(const Outcome& outcome, double behind, Inputs& inputs) const;
  void ofKind(const Outcome& outcome, const Round& round, Inputs& inputs) const;
  void ofWayOut(const Outcome& outcome, Inputs& inputs) const;
  void ofHandLeft(const Outcome& outcome, Inputs& inputs) const;
  void ofDownpileLeft(const Outcome& outcome, const Round& round, Inputs& inputs) const;
  void ofPilesLeft(const Outcome& outcome, Inputs& inputs) const;
  void ofPutOff(const Outcome& outcome, const Round& round, Inputs& inputs) const;

  int missing(int player) const;

  const View<Underwear>& view_;
  const Underwear::State& now_;
  UnderwearOdds odds_;
  int me_;
  int others_;                              // number of opponents
  std::array<int, kMaxPlayers> seats_{};    // the opponents, clockwise from the left
  std::array<int, kMaxPlayers> scores_{};   // score of each player if it goes out now
  std::array<Piles, kMaxPlayers> piles_{};  // up-piles of each player
  // Size of the smallest hand of the opponents with cards.
  int smallest_;
  // Index in seats_ of the opponent with the smallest hand.
  int nearest_ = 0;
  CardSet unseen_;
  UnderwearPlan plan_;
  Round round_;  // chances of the opponents' turns with the current downpile
  // Chances of the opponents' turns without a downpile. Only set if no downpile exists now, or if
  // royalties can remove it.
  Round cleared_;
};

}  // namespace downpile
