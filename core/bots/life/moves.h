// SPDX-License-Identifier: GPL-3.0-or-later
// Values of moves in Life, by the prospects of all players after each move.
#pragma once

#include "bots/life/prospects.h"

namespace downpile {

class LifeMoves {
 public:
  using Table = LifeProspects::Table;

  // The view and the prospects must outlive this object.
  LifeMoves(const View<Life>& view, const LifeProspects& prospects);

  // Returns the value of a legal move, assuming that the player continues the turn in the best way.
  // Only differences between values are meaningful.
  double valueOf(const Action& action) const;

  // Whether laying or stealing this card certainly ends the deal. False for all other moves.
  bool ends(const Action& action) const;
  // Whether the face-up cards of the turned suit, together with the cards `laid`, become safe (L7).
  bool makesSafe(const CardSet& laid) const;
  // Number of players known to have chosen this suit so far (house rule openSuits, L2).
  int rivals(int suit) const;

 private:
  double valueOfLaying(const CardSet& cards) const;
  double valueOfBestLaying(const CardSet& first) const;
  double valueOfAce(Card ace) const;
  double valueOfJoker() const;
  double valueOfTake(int victim, Card card) const;
  double valueOfTheft(int victim, double gain, double loss) const;
  double valueOfSteal(int victim) const;
  double valueOfStealAt(int victim, int position) const;
  double grudge(int victim) const;
  double judged(const Table& table, double extra) const;
  double judgedBeforeTheft(Table table, double extra) const;

  const View<Life>& view_;
  const LifeProspects& prospects_;
  int me_;
};

}  // namespace downpile
