// SPDX-License-Identifier: GPL-3.0-or-later
// Facts for the learned Up and Down player: the hand, the tricks still wanted by the players, and
// the forecast (forecast.h) of each move.
#pragma once

#include "bots/decision.h"
#include "bots/learned/inputs.h"
#include "bots/up-and-down/forecast.h"
#include "bots/up-and-down/odds.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

class UpAndDownEncoder {
 public:
  using Game = UpAndDown;
  static constexpr int kCount = 1170;

  // The view must outlive this object.
  explicit UpAndDownEncoder(const View<UpAndDown>& view);

  // Adds the facts (network inputs) independent of the move.
  void ofPosition(Inputs& inputs) const;
  // Adds the facts (network inputs) of a move. best: the highest value of all moves by the sensible
  // player.
  void ofMove(const WeighedAction& move, double best, Inputs& inputs) const;
  // Unit of the network's answers. It grows with the number of cards in the deal, because larger
  // deals have larger scores.
  double unit() const;

 private:
  void sortSuits();
  void ofSuits(Inputs& inputs) const;
  int trumpsInHand() const;
  void ofHand(Inputs& inputs) const;
  void ofBids(Inputs& inputs) const;
  void ofBid(int bid, Inputs& inputs) const;
  void ofCard(Card card, Inputs& inputs) const;
  void ofTrick(Card card, double takes, Inputs& inputs) const;

  const CardSet& hand() const { return state_.hands[at(viewer_)]; }
  bool isBidding() const { return state_.phase == UpAndDown::Phase::bid; }
  // Number of tricks still needed by the viewer for its bid; negative if it has taken too many.
  int needed() const { return state_.bids[at(viewer_)] - state_.taken[at(viewer_)]; }
  int slotOf(Card card) const { return slot_[static_cast<std::size_t>(card.suit())]; }

  const View<UpAndDown>& view_;
  const UpAndDown::State& state_;
  int viewer_;
  UpAndDownOdds odds_;
  UpAndDownForecast forecast_;
  std::array<Suit, kSuits> suits_{};  // the suits in the order of sortSuits()
  std::array<int, kSuits> slot_{};    // for each suit: its index in suits_
  // Chances of the whole hand to take tricks. Set only while bidding.
  UpAndDownForecast::Tricks all_;
};

}  // namespace downpile
