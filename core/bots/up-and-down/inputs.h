// SPDX-License-Identifier: GPL-3.0-or-later
// What a learned player of Up and Down looks at: the hand, what is still wanted, by whom, and what
// the forecast (forecast.h) says of each move.
#pragma once

#include "bots/decision.h"
#include "bots/learned/inputs.h"
#include "bots/up-and-down/forecast.h"
#include "bots/up-and-down/odds.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

class UpAndDownInputs {
 public:
  using Game = UpAndDown;
  static constexpr int kCount = 1170;

  // The view must outlive it.
  explicit UpAndDownInputs(const View<UpAndDown>& view);

  // What holds whatever the viewer does.
  void ofPosition(Inputs& inputs) const;
  // What holds of a move that the sensible player weighed, where its best has the value `best`.
  void ofMove(const WeighedAction& move, double best, Inputs& inputs) const;
  // Deals of more cards are worth more.
  double unit() const;

 private:
  void sortSuits();
  void ofSuits(Inputs& inputs) const;
  void ofHand(Inputs& inputs) const;
  void ofBids(Inputs& inputs) const;
  void ofBid(int bid, Inputs& inputs) const;
  void ofCard(Card card, Inputs& inputs) const;
  void ofTrick(Card card, double takes, Inputs& inputs) const;

  const CardSet& hand() const { return state_.hands[at(viewer_)]; }
  bool isBidding() const { return state_.phase == UpAndDown::Phase::bid; }
  // Tricks that the viewer still has to take; below 0 where it has too many.
  int needed() const { return state_.bids[at(viewer_)] - state_.taken[at(viewer_)]; }
  int slotOf(Card card) const { return slot_[static_cast<std::size_t>(card.suit())]; }

  const View<UpAndDown>& view_;
  const UpAndDown::State& state_;
  int viewer_;
  UpAndDownOdds odds_;
  UpAndDownForecast forecast_;
  std::array<Suit, kSuits> suits_{};  // see sortSuits
  std::array<int, kSuits> slot_{};    // where a suit is among them
  UpAndDownForecast::Tricks all_;     // of the whole hand, while bidding
};

}  // namespace downpile
