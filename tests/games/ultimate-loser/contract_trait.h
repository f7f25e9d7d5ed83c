// SPDX-License-Identifier: GPL-3.0-or-later
// Ultimate Loser's classes of equivalent moves and its hidden places, written independently of the
// game's code, which is under test.
#pragma once

#include "games/ultimate-loser/ultimate_loser.h"
#include "support/contract_trait.h"

namespace downpile::test {

template <>
struct ContractTrait<UltimateLoser> {
  // Suits matter for straight flushes, so no two cards are equivalent.
  static Action representative(const UltimateLoser&, const Action& action) { return action; }

  // The owner, as numbered in HiddenCards, of the hidden cards at a place.
  static int ownerOf(const Place& place) {
    return place.zone == UltimateLoser::kSpares ? UltimateLoser::kSparesOwner : place.player;
  }

  static bool hides(const Place& place, int viewer) {
    return place.zone == UltimateLoser::kSpares ||
           (place.zone == UltimateLoser::kHand && place.player != viewer);
  }

  // Returns true if the viewer knows this hidden card: a gin card picked up by another player, or a
  // card given away by the viewer in the exchange (X3a). tst_ultimate_loser_worlds checks the gin
  // cards in random deals.
  static bool knows(const UltimateLoser& game, Card card, int viewer) {
    const bool isPlayer = viewer < game.players();
    return game.state().shown.contains(card) ||
           (isPlayer && game.state().seenCards[static_cast<std::size_t>(viewer)].contains(card));
  }

  // Rule X3a (option `exchange`): before every deal but the first, the Ultimate Loser of the last
  // deal must give away the highest card of the hand. This move reveals hidden cards and depends on
  // the last deal.
  static constexpr bool kMovesRevealCards = true;
  static constexpr bool kDealsFollowEachOther = true;
};

}  // namespace downpile::test
