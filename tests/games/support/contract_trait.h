// SPDX-License-Identifier: GPL-3.0-or-later
// What the contract test cannot read out of a game itself: which moves the rules hold equal, and
// which places are hidden. A game's trait lies in GAME/contract_trait.h and is listed in
// tst_contract.cpp.
#pragma once

namespace downpile::test {

// Specialise for each game:
//   static Action representative(const G& game, const Action& action);
//     The same for all moves of one class (rules/trace.md), different for others.
//   static bool hides(const Place& place, int viewer);
//     Whether the cards of this place are unknown to the viewer, all of them.
template <class G>
struct ContractTrait;

}  // namespace downpile::test
