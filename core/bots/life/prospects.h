// SPDX-License-Identifier: GPL-3.0-or-later
// What a sensible Life player sees in a position: for each player the points that lie in front now
// and those that may be hoped for, and how soon the deal may end. Every move is judged by what it
// makes of that.
#pragma once

#include <array>

#include "bots/life/odds.h"
#include "games/life/life.h"

namespace downpile {

// How a player weighs what it sees. Points, if nothing else is said.
struct LifeStyle {
  double others = 1;     // what an average opponent has counts against own points, so much
  double stays = 0.75;   // the chance that a face-up card still lies there in the end
  double rounds = 1.5;   // until the deal ends, and so many more for each card of the
  double perCard = 0.7;  // smallest hand
  double spades = 1;     // how much spades in hand are feared
  double ace = 0.75;     // how much of what an ace could collect is believed in
  double joker = 3;      // what a joker in hand is worth
  double turn = 4.5;     // what an ordinary turn is worth
  double theft = 5;      // what it is worth to be allowed to steal
  double soon = 0.3;     // the chance that a hand of one card ends the deal soon
  double win = 45;       // what it is worth to win the game
  double grudge = 0;     // what it is worth to steal back

  // See DecidingBot::leaning: to steal back, to steal a card unseen, and to use a good card or
  // a joker.
  double backLeaning = 0;
  double unseenLeaning = 0;
  double goodLeaning = 0;
};

class LifeProspects {
 public:
  // What each player has, by what lies there now and by what may come of all cards.
  struct Table {
    std::array<double, kMaxPlayers> now{};
    std::array<double, kMaxPlayers> hope{};
    std::array<double, kMaxPlayers> held{};
  };

  // The view and the style must outlive it.
  LifeProspects(const View<Life>& view, const LifeStyle& style);

  const Table& table() const { return table_; }
  const LifeOdds& odds() const { return odds_; }
  const LifeStyle& style() const { return style_; }

  // How good a table is for the viewer; and how good the end of the deal would be.
  double worthOf(const Table& table) const;
  double worthOfEnd(const Table& table) const;

  // What a card counts for a player where it is safe; what may be hoped of it face up, and in hand.
  double safe(int player, Card card) const;
  double faceUp(int player, Card card) const;
  double inHand(int player, Card card) const;
  // The last for an unknown card of a kind, on average.
  double unknownInHand(int player, int kind) const;
  // For the card that is picked up next.
  double pickedUp(int player) const;

  // The table after everything but what is safe was shuffled and dealt again.
  Table redealt() const;

 private:
  double factor(int player, Suit suit) const;
  void lookAtUnknown(int kind);
  double hopeOfHand(int player) const;

  const View<Life>& view_;
  const LifeStyle& style_;
  LifeOdds odds_;
  double laid_ = 0;  // the chance that a card in hand is laid before the deal ends
  std::array<std::array<double, kSuits>, kMaxPlayers>
      factor_{};                          // what each point of a suit counts
  std::array<double, kSuits> inHands_{};  // points of each suit in all hands and face up
  std::array<std::array<double, LifeOdds::kKinds>, kMaxPlayers> unknown_{};
  Table table_;
};

}  // namespace downpile
