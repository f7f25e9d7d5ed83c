// SPDX-License-Identifier: GPL-3.0-or-later
// 3UP 3DOWN's classes of equivalent moves and its hidden places, written independently of the
// game's code, which is under test.
#pragma once

#include <map>

#include "games/three-up-three-down/three_up_three_down.h"
#include "support/contract_trait.h"

namespace downpile::test {

template <>
struct ContractTrait<ThreeUpThreeDown> {
  using G = ThreeUpThreeDown;

  // Returns the same action for equivalent moves. Cards with the same number, and Clears of the
  // same kind, are equivalent. A move with cards that do not all come from the required place is
  // equivalent only to itself.
  static Action representative(const G& game, const Action& action) {
    if (action.verb != G::kPlay && action.verb != G::kFace) return action;
    const bool facing = game.state().phase == G::Phase::face;
    if (action.verb == G::kPlay && (facing || !fromOnePlace(game, action))) return action;
    Action result = action;
    result.number = static_cast<std::int16_t>(action.number + kAlike);
    result.cards = CardSet();
    std::map<int, int> taken;
    for (Card card : action.cards) {
      const int kind = card.rank() == 12 ? 11 : card.rank();
      // A made-up card: it stands for the n-th card of this kind, whatever its colour.
      result.cards.insert(Card(taken[kind]++ * 16 + kind));
    }
    return result;
  }

  // The owner, as numbered in HiddenCards, of the hidden cards at a place.
  static int ownerOf(const Place& place) {
    switch (place.zone) {
      case G::kHand:
        return place.player;
      case G::kUp:
        return 6 + place.player;
      case G::kDown:
        return 12 + 3 * place.player + place.index;
      default:
        return 30;
    }
  }

  // The other players' chosen face-up cards are hidden until all players have chosen.
  static bool hides(const G& game, const Place& place, int viewer) {
    if (place.zone == G::kStock || place.zone == G::kDown) return true;
    if (place.player == viewer) return false;
    if (place.zone == G::kUp) return game.state().phase == G::Phase::face;
    return place.zone == G::kHand;
  }

  // Returns true if all players know this card of a hand. tst_three_up_three_down_worlds verifies
  // this from the steps seen by players.
  static bool knows(const G& game, Card card, int /*viewer*/) {
    return game.state().shown.contains(card);
  }

  // A forced pick-up shows that no card of the hand fits.
  static constexpr bool kMovesRevealCards = true;

 private:
  // Added to the number of a move, to mark that its cards encode kinds and counts. No move of the
  // game has such a large number.
  static constexpr int kAlike = 1000;

  // Returns true if all cards come from the place to be used first: the hand, or the face-up cards
  // if hand and stock are empty.
  static bool fromOnePlace(const G& game, const Action& action) {
    const G::State& s = game.state();
    if (s.turn == kNoPlayer) return false;
    const CardSet& from = s.held[s.turn] > 0 ? s.hands[s.turn] : s.up[s.turn];
    const bool barred = s.held[s.turn] == 0 && s.stock.size > 0;
    return !barred && from.containsAll(action.cards);
  }
};

}  // namespace downpile::test
