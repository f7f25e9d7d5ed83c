// SPDX-License-Identifier: GPL-3.0-or-later
// What a game's learned player is made of. A game that has one says so by a LearnedBy of its Rules,
// beside its facts and its weights, and is listed in all_bots.h.
#pragma once

#include "bots/decision.h"
#include "bots/learned/inputs.h"
#include "bots/learned/network.h"

namespace downpile {

// Where a game has a learned player:
//   kLearns   true
//   Inputs    the facts of a position of its Game, with
//               static constexpr int kCount   how many there are
//               explicit Inputs(const View<Game>& view)   which must outlive it
//               void ofPosition(Inputs&) const   adds what holds whatever the viewer does
//               void ofMove(const WeighedAction& move, double best, Inputs&) const   adds what
//                     holds of a move that the sensible player weighed, whose best has this value
//               double unit() const   how much an answer of 1 is in the unit of goal()
//   goal      static double goal(const Game& end, int player): how well a deal ended, by what the
//             game pays; what is learned
//   network   static LearnedNetwork network()
template <class Rules>
struct LearnedBy {
  static constexpr bool kLearns = false;
};

template <class Rules>
inline constexpr bool kLearns = LearnedBy<Rules>::kLearns;

}  // namespace downpile
