// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluation of a Life position by the sensible player: points in front and expected points of each
// player, and how soon the deal may end. Moves are compared by their effects on these numbers.
#pragma once

#include <array>

#include "bots/life/odds.h"
#include "games/life/life.h"

namespace downpile {

// Weights of a Life bot's evaluation of a position, in points unless stated otherwise.
struct LifeStyle {
  double others = 1;    // weight of the opponents' average points compared with own points
  double stays = 0.75;  // chance that a face-up card is not stolen before the deal ends
  // Expected number of rounds until the deal ends, without the rounds added by perCard.
  double rounds = 1.5;
  double perCard = 0.7;  // additional rounds for each card of the smallest hand
  double spades = 1;     // factor for the expected points of spades in hand
  double ace = 0.75;     // factor for the points to be collected by an ace in hand
  double joker = 3;      // value of a joker in hand
  double turn = 4.5;     // value added to the move that turns up a card of the stock
  double theft = 5;      // value added if the player may still steal in this turn
  // Chance that the deal ends soon if a player holds one card. With n cards: this number to the
  // power of n.
  double soon = 0.3;
  double win = 45;    // value of winning the game at the end of a deal
  double grudge = 0;  // extra value of stealing from the last player to steal from the viewer

  // Preferences of a character (see DecidingBot::preference): for taking or stealing a card from
  // the last player to steal from the viewer (backPreference), for stealing an unseen card
  // (unseenPreference), and for playing a joker or laying a card worth ten points, not a spade
  // (goodPreference).
  double backPreference = 0;
  double unseenPreference = 0;
  double goodPreference = 0;
};

class LifeProspects {
 public:
  // The players' prospects. For each player: `now`, the points of the cards in front; `hope`, the
  // expected points of all cards; `held`, the expected number of cards in hand.
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

  // Values of the players' prospects for the viewer. valueOfEnd(): if the deal ends now. valueOf():
  // if the deal continues; this value includes the chance that the deal ends soon.
  double valueOf(const Table& table) const;
  double valueOfEnd(const Table& table) const;

  // Points of a card for a player, by its place. safe(): the card is safe in front. faceUp(): it
  // lies face up and can be stolen. inHand(): it is in hand. faceUp() and inHand() return expected
  // values.
  double safe(int player, Card card) const;
  double faceUp(int player, Card card) const;
  double inHand(int player, Card card) const;
  // Average of inHand() over the cards of this kind (suit or joker) not located by the viewer.
  double unknownInHand(int player, int kind) const;
  // Expected points of a card drawn by the player from the stock.
  double pickedUp(int player) const;

  // Returns the players' prospects after a joker was played: all cards but the safe ones are
  // shuffled and dealt again (L13).
  Table redealt() const;

 private:
  double factor(int player, Suit suit) const;
  void lookAtUnknown(int kind);
  double hopeOfHand(int player) const;

  const View<Life>& view_;
  const LifeStyle& style_;
  LifeOdds odds_;
  double laid_ = 0;  // chance that a card in hand is laid down before the deal ends
  // By player and suit: factor of the card points. 1, or 2 in the player's chosen suit; for spades
  // -1, or -0.5 if the player chose spades.
  std::array<std::array<double, kSuits>, kMaxPlayers> factor_{};
  // Expected points of each suit in all hands and face up in front of all players.
  std::array<double, kSuits> inHands_{};
  std::array<std::array<double, LifeOdds::kKinds>, kMaxPlayers> unknown_{};
  Table table_;
};

}  // namespace downpile
