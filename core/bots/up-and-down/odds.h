// SPDX-License-Identifier: GPL-3.0-or-later
// Probabilities of hidden cards in Up and Down, as seen by one player, the viewer. Computes how
// likely each unseen card is in each hand, given the suits known to be missing from hands. From
// this follows how likely a card of the viewer takes a trick.
#pragma once

#include <array>

#include "bots/up-and-down/style.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

class UpAndDownOdds {
 public:
  // The view must outlive this object.
  UpAndDownOdds(const View<UpAndDown>& view, const UpAndDownStyle& style);

  // Chance that a player beats `card`, the best card of the trick so far. The player must be an
  // opponent yet to play. led: suit of the trick.
  double beats(int player, Card card, Suit led) const;
  // Chance that none of the players, all yet to play to the trick, beats `card`.
  double chanceUnbeaten(PlayerSet players, Card card, Suit led) const;
  // Chance that a card takes the trick if it is led after `rounds` earlier tricks of its suit.
  double takesLater(Card card, int rounds) const;

  // Number of tricks still wanted by an opponent; negative if it has too many. An opponent without
  // a bid is assumed to want an equal share of the tricks.
  double wanted(int player) const { return wanted_[at(player)]; }
  // The players acting after the viewer in the current trick; all opponents if the viewer leads.
  PlayerSet after() const { return after_; }
  PlayerSet others() const { return others_; }

 private:
  void shareOut(const UpAndDown& seen, int viewer);
  // Chance that a player holds none of certain unseen cards of a suit. cards: the number of these
  // cards.
  double none(int player, Suit suit, double cards) const;
  double hasHigher(int player, Card card) const;
  double beatsAfter(int player, Card card, Suit led, double gone) const;

  const UpAndDown& seen_;
  // Whether a player unable to follow suit must play a trump (house rule).
  bool mustTrump_;
  double givenUp_;
  CardSet unseen_;
  std::array<double, kSuits> unseenOf_{};  // number of unseen cards, by suit
  // share_[player][suit]: chance that a player holds a given unseen card of a suit.
  std::array<std::array<double, kSuits>, kMaxPlayers> share_{};
  std::array<double, kMaxPlayers> wanted_{};
  std::array<double, kMaxPlayers> eager_{};  // chance that the player tries to take a trick
  PlayerSet after_;
  PlayerSet others_;
};

}  // namespace downpile
