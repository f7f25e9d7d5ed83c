// SPDX-License-Identifier: GPL-3.0-or-later
// What a learned Underwear player looks at: the position from one chair, and what each move makes
// of it, as facts. Relations that decide a deal (a kind of move and who is near out, the chance of
// a theft and what it takes) are facts of their own.
#pragma once

#include <array>

#include "bots/decision.h"
#include "bots/learned/inputs.h"
#include "bots/underwear/odds.h"
#include "bots/underwear/plan.h"
#include "games/underwear/underwear.h"

namespace downpile {

class UnderwearInputs {
 public:
  using Game = Underwear;
  static constexpr int kCount = 898;

  // The view must outlive it.
  explicit UnderwearInputs(const View<Underwear>& view);

  // What holds whatever the viewer does.
  void ofPosition(Inputs& inputs) const;
  // What holds of a move that the sensible player weighed, and of what it leads to. `best`: the
  // value of the best of all moves.
  void ofMove(const WeighedAction& move, double best, Inputs& inputs) const;
  double unit() const { return 0.1; }

 private:
  // What the others may do with a downpile before the viewer's next turn.
  struct Round {
    double nextPlays = 0;   // the player at the left can play onto it, steal it or open
    double nextSteals = 0;  // the player at the left can steal it
    double open = 0;        // the first, on average of all others
    double steal = 0;       // somebody steals it as it is now
    double stays = 1;       // nobody changes it
    double nobodyOut = 1;
    double loss = 0;  // what those score who go out, on average
  };
  // The up-piles of one player.
  struct Piles {
    int points = 0;
    int open = 0;
    int room = 0;  // values that still fit onto open ones
    CardSet fits;  // the cards that do
  };
  // A move and what comes of it.
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
  void ofOpinion(const Outcome& outcome, double behind, Inputs& inputs) const;
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
  int others_;                              // how many
  std::array<int, kMaxPlayers> seats_{};    // the others, from the left
  std::array<int, kMaxPlayers> worth_{};    // what each would score by going out now
  std::array<Piles, kMaxPlayers> piles_{};  // of each player
  int smallest_;                            // hand of another that has cards
  int nearest_ = 0;                         // the seat that has it
  CardSet unseen_;
  UnderwearPlan plan_;
  Round round_;    // on the downpile as it is
  Round cleared_;  // without a downpile, where royalties can bring that about
};

}  // namespace downpile
