// SPDX-License-Identifier: GPL-3.0-or-later
// Up and Down's classes of equivalent moves and its hidden places, written independently of the
// game's code, which is under test.
#pragma once

#include "games/up-and-down/up_and_down.h"
#include "support/contract_trait.h"

namespace downpile::test {

template <>
struct ContractTrait<UpAndDown> {
  // No two cards or bids are equivalent as moves. In a blind deal, a player unable to see the own
  // card plays it as Card(), which means the same move.
  static Action representative(const UpAndDown& game, const Action& action) {
    if (!isBlind(game) || action.cards != CardSet(Card())) return action;
    Action named = action;
    if (game.state().turn != kNoPlayer) named.cards = game.state().hands[at(game.state().turn)];
    return named;
  }

  // The owner, as numbered in HiddenCards, of the hidden cards at a place.
  static int ownerOf(const Place& place) {
    return place.zone == UpAndDown::kUndealt ? UpAndDown::kUndealtOwner : place.player;
  }

  static bool hides(const UpAndDown& game, const Place& place, int viewer) {
    if (place.zone == UpAndDown::kUndealt) return true;
    if (place.zone != UpAndDown::kHand) return false;
    return isBlind(game) ? place.player == viewer || viewer == kSpectator : place.player != viewer;
  }

 private:
  static bool isBlind(const UpAndDown& game) {
    return game.options()[UpAndDown::kBlindOne] != 0 && game.state().cards == 1;
  }
};

}  // namespace downpile::test
