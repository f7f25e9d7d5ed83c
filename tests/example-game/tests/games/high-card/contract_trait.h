// SPDX-License-Identifier: GPL-3.0-or-later
// High Card's classes of equivalent moves and its hidden places, written independently of the
// game's code, which is under test.
#pragma once

#include "games/high-card/high_card.h"
#include "support/contract_trait.h"

namespace downpile::test {

template <>
struct ContractTrait<HighCard> {
  // No two cards are equivalent as moves.
  static Action representative(const HighCard&, const Action& action) { return action; }

  // The owner, as numbered in HiddenCards, of the hidden cards at a place.
  static int ownerOf(const Place& place) {
    return place.zone == HighCard::kUndealt ? HighCard::kUndealtOwner : place.player;
  }

  static bool hides(const Place& place, int viewer) {
    return place.zone == HighCard::kUndealt ||
           (place.zone == HighCard::kHand && place.player != viewer);
  }
};

}  // namespace downpile::test
