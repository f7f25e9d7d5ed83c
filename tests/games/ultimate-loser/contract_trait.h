// SPDX-License-Identifier: GPL-3.0-or-later
// Ultimate Loser's classes of equal moves and its hidden places, written down anew: not from the
// game's own code, which is under test.
#pragma once

#include "games/ultimate-loser/ultimate_loser.h"
#include "support/contract_trait.h"

namespace downpile::test {

template <>
struct ContractTrait<UltimateLoser> {
  // Suits make straight flushes, so that no two cards are alike.
  static Action representative(const UltimateLoser&, const Action& action) { return action; }

  // The owner in HiddenCards that a place is.
  static int ownerOf(const Place& place) {
    return place.zone == UltimateLoser::kSpares ? UltimateLoser::kSparesOwner : place.player;
  }

  static bool hides(const Place& place, int viewer) {
    return place.zone == UltimateLoser::kSpares ||
           (place.zone == UltimateLoser::kHand && place.player != viewer);
  }

  // A gin card that was picked up; tst_ultimate_loser_worlds follows whether these are all.
  static bool knows(const UltimateLoser& game, Card card, int) {
    return game.state().shown.contains(card);
  }
};

}  // namespace downpile::test
