// SPDX-License-Identifier: GPL-3.0-or-later
// Probabilities of hidden cards in Underwear, as seen by one player, the viewer. Computes how
// likely each opponent holds each unseen card. Takes into account all cards played so far. After a
// reshuffle, the cards in the new stock are known as a set. Also the sets of cards whose
// probabilities are needed most often.
#pragma once

#include <array>
#include <vector>

#include "games/underwear/underwear.h"

namespace downpile {

// Returns the cards that can steal the downpile (U8); none if there is no downpile.
CardSet stealingFrom(const Pile& downpile);
// Returns the cards that can be laid onto the downpile (U4) or can steal it. If there is no
// downpile, returns the cards that can start one (U9).
CardSet fittingOn(const Pile& downpile);

class UnderwearOdds {
 public:
  explicit UnderwearOdds(const View<Underwear>& view);

  // Expected number of cards of the set `cards` in an opponent's hand.
  double expected(int player, const CardSet& cards) const;
  // Chance that an opponent holds at least one card of the set `cards`.
  double any(int player, const CardSet& cards) const;

 private:
  // The hidden cards of a shuffle group, which are interchangeable. If a hand has k of the group's
  // n hidden places, it contains each of these cards with the probability k / n.
  struct Group {
    CardSet unseen;
    std::array<double, kMaxPlayers> share{};
  };
  std::vector<Group> groups_;
};

}  // namespace downpile
