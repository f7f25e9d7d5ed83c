// SPDX-License-Identifier: GPL-3.0-or-later
// Who may hold what in Up and Down, from one chair: every card that was not seen, how likely it is
// in each other hand when suits have been shown out, and with that how likely a card of one's own
// is to take a trick.
#pragma once

#include <array>

#include "bots/up-and-down/style.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

class UpAndDownOdds {
 public:
  // The view must outlive it.
  UpAndDownOdds(const View<UpAndDown>& view, const UpAndDownStyle& style);

  // The chance that another player, who is still to play to a trick of this suit, beats `card` if
  // it stands there as the best so far.
  double beats(int player, Card card, Suit led) const;
  // The chance that nobody of these players, who are all still to play, beats it.
  double stands(PlayerSet players, Card card, Suit led) const;
  // The chance that a card takes the trick that it is led to, when so many rounds of its suit have
  // gone before.
  double takesLater(Card card, int rounds) const;

  // How many more tricks another player wants; below 0 where it has too many. Those who have not
  // bid yet are taken to want their share.
  double wanted(int player) const { return wanted_[at(player)]; }
  // Those who still have to play to this trick after the viewer; of a trick to come all others.
  PlayerSet after() const { return after_; }
  PlayerSet others() const { return others_; }

 private:
  void shareOut(const UpAndDown& seen, int viewer);
  // The chance that a player has none of so many unseen cards of a suit.
  double none(int player, Suit suit, double cards) const;
  double hasHigher(int player, Card card) const;
  double beatsAfter(int player, Card card, Suit led, double gone) const;

  const UpAndDown& seen_;
  double givenUp_;
  CardSet unseen_;
  std::array<double, kSuits> unseenOf_{};                        // cards of a suit
  std::array<std::array<double, kSuits>, kMaxPlayers> share_{};  // a card of the suit is there
  std::array<double, kMaxPlayers> wanted_{};
  std::array<double, kMaxPlayers> eager_{};  // would rather take a trick
  PlayerSet after_;
  PlayerSet others_;
};

}  // namespace downpile
