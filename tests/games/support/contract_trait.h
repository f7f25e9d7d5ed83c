// SPDX-License-Identifier: GPL-3.0-or-later
// What the contract test cannot read out of a game itself: which moves the rules hold equal, and
// which places are hidden. A game's trait lies in GAME/contract_trait.h and is listed in
// contract_traits.h.
#pragma once

#include <array>

#include "rules/chance.h"
#include "table/card.h"
#include "table/place.h"

namespace downpile::test {

// Specialise for each game:
//   static Action representative(const G& game, const Action& action);
//     The same for all moves of one class (docs/rules/notation.md), different for others.
//   static bool hides(const Place& place, int viewer);
//   static bool hides(const G& game, const Place& place, int viewer);
//     Either of them: whether the cards of this place are hidden from the viewer.
//   static bool knows(const G& game, Card card, int viewer);
//     Whether the viewer knows all the same where this card lies that is hidden. May be left out.
//   static constexpr bool kMovesTell = true;
//     Where a move can tell something of hidden cards (who must follow suit, and does not).
//   static constexpr bool kHiddenCardsAct = true;
//     Where hidden cards change what happens before all eyes (some must be laid).
//   static int ownerOf(const Place& place);
//   static int ownerOf(const G& game, const Place& place, Card card);
//     Either of them: the owner in HiddenCards of a card that lies hidden.
//   static Chance sameLot(const G& game, const Chance& lot,
//                         const std::array<Card, kCardIds>& becomes,
//                         const G& other);
//     The lot that falls on the same card in `other`, where each card is what it `becomes`. May be
//     left out.
template <class G>
struct ContractTrait;

template <class G>
bool isHidden(const G& game, const Place& place, int viewer) {
  if constexpr (requires { ContractTrait<G>::hides(place, viewer); }) {
    return ContractTrait<G>::hides(place, viewer);
  } else {
    return ContractTrait<G>::hides(game, place, viewer);
  }
}

template <class G>
constexpr bool movesTell() {
  return requires { ContractTrait<G>::kMovesTell; };
}

template <class G>
constexpr bool hiddenCardsAct() {
  return requires { ContractTrait<G>::kHiddenCardsAct; };
}

template <class G>
int ownerOfHidden(const G& game, const Place& place, Card card) {
  if constexpr (requires { ContractTrait<G>::ownerOf(place); }) {
    return ContractTrait<G>::ownerOf(place);
  } else {
    return ContractTrait<G>::ownerOf(game, place, card);
  }
}

template <class G>
Chance sameLot(const G& game, const Chance& lot, const std::array<Card, kCardIds>& becomes,
               const G& other) {
  if constexpr (requires { ContractTrait<G>::sameLot(game, lot, becomes, other); }) {
    return ContractTrait<G>::sameLot(game, lot, becomes, other);
  } else {
    return lot;
  }
}

template <class G>
bool isKnown(const G& game, Card card, int viewer) {
  if constexpr (requires { ContractTrait<G>::knows(game, card, viewer); }) {
    return ContractTrait<G>::knows(game, card, viewer);
  } else {
    return false;
  }
}

}  // namespace downpile::test
