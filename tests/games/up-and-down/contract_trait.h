// SPDX-License-Identifier: GPL-3.0-or-later
// Up and Down's classes of equivalent moves and its hidden places, written independently of the
// game's code, which is under test.
#pragma once

#include "games/up-and-down/up_and_down.h"
#include "support/contract_trait.h"

namespace downpile::test {

template <>
struct ContractTrait<UpAndDown> {
  // Each card and each bid is a distinct move.
  static Action representative(const UpAndDown&, const Action& action) { return action; }

  // The owner in HiddenCards that corresponds to a place.
  static int ownerOf(const Place& place) {
    return place.zone == UpAndDown::kUndealt ? UpAndDown::kUndealtOwner : place.player;
  }

  static bool hides(const Place& place, int viewer) {
    return place.zone == UpAndDown::kUndealt ||
           (place.zone == UpAndDown::kHand && place.player != viewer);
  }
};

}  // namespace downpile::test
