// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about a game that the contract test needs but cannot derive from the game: its classes of
// equivalent moves and its hidden places. A game's trait is in GAME/contract_trait.h, included by
// contract_traits.h.
#pragma once

#include <array>

#include "rules/chance.h"
#include "table/card.h"
#include "table/place.h"

namespace downpile::test {

// Specialise for each game:
//   static Action representative(const G& game, const Action& action);
//     The same for all moves of one class (docs/rules/notation.md), different between classes.
//   static bool hides(const Place& place, int viewer);
//   static bool hides(const G& game, const Place& place, int viewer);
//     Define one of the two: are the cards of this place hidden from the viewer?
//   static bool knows(const G& game, Card card, int viewer);
//     Optional: does the viewer know this card although its place is hidden?
//   static constexpr bool kMovesRevealCards = true;
//     Define it if moves reveal hidden cards, for example not following suit.
//   static constexpr bool kHiddenCardsAct = true;
//     Define it if hidden cards change visible events, for example cards that must be laid.
//   static constexpr bool kDealsFollowEachOther = true;
//     Define it if hidden cards move because of an earlier deal: the secrets of later deals are
//     tested, too.
//   static int ownerOf(const Place& place);
//   static int ownerOf(const G& game, const Place& place, Card card);
//     Define one of the two: the owner in HiddenCards of a hidden card.
//   static Chance samePick(const G& game, const Chance& pick,
//                         const std::array<Card, kCardIds>& becomes,
//                         const G& other);
//     Optional: the pick in `other` that selects the same card, after each card was replaced
//     by `becomes`.
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
constexpr bool movesRevealCards() {
  return requires { ContractTrait<G>::kMovesRevealCards; };
}

template <class G>
constexpr bool hiddenCardsAct() {
  return requires { ContractTrait<G>::kHiddenCardsAct; };
}

template <class G>
constexpr bool dealsFollowEachOther() {
  return requires { ContractTrait<G>::kDealsFollowEachOther; };
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
Chance samePick(const G& game, const Chance& pick, const std::array<Card, kCardIds>& becomes,
                const G& other) {
  if constexpr (requires { ContractTrait<G>::samePick(game, pick, becomes, other); }) {
    return ContractTrait<G>::samePick(game, pick, becomes, other);
  } else {
    return pick;
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
