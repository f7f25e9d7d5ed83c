// SPDX-License-Identifier: GPL-3.0-or-later
// The classes of equal moves of 3UP 3DOWN and its hidden places, written down anew: not from the
// game's own code, which is under test.
#pragma once

#include <map>

#include "games/three-up-three-down/three_up_three_down.h"
#include "support/contract_trait.h"

namespace downpile::test {

template <>
struct ContractTrait<ThreeUpThreeDown> {
  using G = ThreeUpThreeDown;

  // Cards of one number, or one kind of Clear, are alike: only how many of each are taken makes a
  // choice, and whether they lie where the player has to take them from.
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
      // The first so many of a kind: bits that stand for a count, not for cards.
      result.cards.insert(Card(taken[kind]++ * 16 + kind));
    }
    return result;
  }

  // The owner in HiddenCards that a place is.
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

  // The cards that others choose to lie face up are hidden until all have chosen.
  static bool hides(const G& game, const Place& place, int viewer) {
    if (place.zone == G::kStock || place.zone == G::kDown) return true;
    if (place.player == viewer) return false;
    if (place.zone == G::kUp) return game.state().phase == G::Phase::face;
    return place.zone == G::kHand;
  }

  // Whether this is right is shown by tst_three_up_three_down_worlds, from what players were shown.
  static bool knows(const G& game, Card card, int /*viewer*/) {
    return game.state().shown.contains(card);
  }

  // Whoever must pick up shows to have nothing that fits.
  static constexpr bool kMovesTell = true;

 private:
  static constexpr int kAlike = 1000;  // a number that no gesture has: `cards` is not cards

  // A hand goes first; with none left, and no stock, what lies face up.
  static bool fromOnePlace(const G& game, const Action& action) {
    const G::State& s = game.state();
    if (s.turn == kNobody) return false;
    const CardSet& from = s.held[s.turn] > 0 ? s.hands[s.turn] : s.up[s.turn];
    const bool barred = s.held[s.turn] == 0 && s.stock.size > 0;
    return !barred && from.containsAll(action.cards);
  }
};

}  // namespace downpile::test
