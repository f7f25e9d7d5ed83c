// SPDX-License-Identifier: GPL-3.0-or-later
// Underwear's classes of equivalent moves and its hidden places, written independently of the
// game's code, which is under test.
#pragma once

#include "games/underwear/underwear.h"
#include "support/contract_trait.h"

namespace downpile::test {

template <>
struct ContractTrait<Underwear> {
  // Returns the same action for equivalent moves. Equal cards of two packs are equivalent. Sets of
  // royalties clearing the downpile are equivalent if they have the same size. With the house rule
  // "royalties on up-piles", the number of each suit matters, too.
  static Action representative(const Underwear& game, const Action& action) {
    Action result = action;
    result.cards = CardSet();
    int ofSuit[kSuits] = {};
    bool royaltiesOnly = true;
    for (Card card : action.cards) {
      const Card first = kindOf(card, CardFamily::french);
      result.cards.insert(result.cards.contains(first) ? Card(first.id + 64) : first);
      royaltiesOnly = royaltiesOnly && card.isRoyalty();
      ++ofSuit[static_cast<std::size_t>(card.suit())];
    }
    const bool clears = action.verb == Underwear::kRoyals && action.number == 0;
    if (!clears || !royaltiesOnly || action.cards.empty()) return result;
    result.cards = CardSet();
    const bool suitsMatter = game.options()[Underwear::kRoyaltiesOnUpPiles] != 0;
    for (int count : ofSuit) {
      const int factor = suitsMatter ? 7 : 1;  // a hand has 0 to 6 royalties of a suit
      result.number = static_cast<std::int16_t>(result.number * factor + count);
    }
    return result;
  }

  // The owner, as numbered in HiddenCards, of the hidden cards at a place.
  static int ownerOf(const Place& place) {
    return place.zone == Underwear::kStock ? Underwear::kStockOwner : place.player;
  }

  static bool hides(const Place& place, int viewer) {
    return place.zone == Underwear::kStock ||
           (place.zone == Underwear::kHand && place.player != viewer);
  }
};

}  // namespace downpile::test
