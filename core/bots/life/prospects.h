// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluation of a Life position by the sensible player: points in front and expected points of each
// player, and how soon the deal may end. Moves are compared by their effect on these.
#pragma once

#include <array>

#include "bots/life/odds.h"
#include "games/life/life.h"

namespace downpile {

// Weights of an evaluation; in points unless stated otherwise.
struct LifeStyle {
  double others = 1;    // weight of an average opponent's points compared with own points
  double stays = 0.75;  // chance that a face-up card is not stolen before the deal ends
  // Expected number of rounds until the deal ends, without cards in the smallest hand.
  double rounds = 1.5;
  double perCard = 0.7;  // additional rounds for each card of the smallest hand
  double spades = 1;     // weight of spades in hand
  double ace = 0.75;     // weight of the points that an ace could collect
  double joker = 3;      // value of a joker in hand
  double turn = 4.5;     // value of an ordinary turn
  double theft = 5;      // value of a steal
  double soon = 0.3;     // chance that a hand of one card ends the deal soon
  double win = 45;       // value of winning the game
  double grudge = 0;     // value of stealing from the player who last stole from this one

  // Preferences, see DecidingBot::preference: to steal back, to steal an unseen card, and to use a
  // good card or a joker.
  double backPreference = 0;
  double unseenPreference = 0;
  double goodPreference = 0;
};

class LifeProspects {
 public:
  // For each player: points in front, expected points of all cards, and expected number of cards in
  // hand.
  struct Table {
    std::array<double, kMaxPlayers> now{};
    std::array<double, kMaxPlayers> hope{};
    std::array<double, kMaxPlayers> held{};
  };

  // The view and the style must outlive this object.
  LifeProspects(const View<Life>& view, const LifeStyle& style);

  const Table& table() const { return table_; }
  const LifeOdds& odds() const { return odds_; }
  const LifeStyle& style() const { return style_; }

  // Value of a table for the viewer, and its value if the deal ends.
  double valueOf(const Table& table) const;
  double valueOfEnd(const Table& table) const;

  // Points of a card for a player if it is safe, and expected points if it is face up or in hand.
  double safe(int player, Card card) const;
  double faceUp(int player, Card card) const;
  double inHand(int player, Card card) const;
  // Average of inHand() for an unknown card of a kind.
  double unknownInHand(int player, int kind) const;
  // Average of inHand() for the next card of the stock.
  double pickedUp(int player) const;

  // The table after a joker: all cards except the safe ones are shuffled and dealt again (L13).
  Table redealt() const;

 private:
  double factor(int player, Suit suit) const;
  void lookAtUnknown(int kind);
  double hopeOfHand(int player) const;

  const View<Life>& view_;
  const LifeStyle& style_;
  LifeOdds odds_;
  double laid_ = 0;  // chance that a card in hand is laid before the deal ends
  // By player and suit: value of each point of the suit.
  std::array<std::array<double, kSuits>, kMaxPlayers> factor_{};
  std::array<double, kSuits> inHands_{};  // expected points of each suit in all hands and face up
  std::array<std::array<double, LifeOdds::kKinds>, kMaxPlayers> unknown_{};
  Table table_;
};

}  // namespace downpile
