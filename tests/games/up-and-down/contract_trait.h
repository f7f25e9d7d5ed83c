// SPDX-License-Identifier: GPL-3.0-or-later
// Up and Down's classes of equal moves and its hidden places, written down anew: not from the
// game's own code, which is under test.
#pragma once

#include "games/up-and-down/up_and_down.h"
#include "support/contract_trait.h"

namespace downpile::test {

template <>
struct ContractTrait<UpAndDown> {
  // Each card and each bid is a move of its own.
  static Action representative(const UpAndDown&, const Action& action) { return action; }

  // The owner in HiddenCards that a place is.
  static int ownerOf(const Place& place) {
    return place.zone == UpAndDown::kUndealt ? UpAndDown::kUndealtOwner : place.player;
  }

  static bool hides(const Place& place, int viewer) {
    return place.zone == UpAndDown::kUndealt ||
           (place.zone == UpAndDown::kHand && place.player != viewer);
  }
};

}  // namespace downpile::test
