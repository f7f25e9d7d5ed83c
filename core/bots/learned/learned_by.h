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
//   aim       static double aim(const Game& end, int player): what a search with it plays for: the
//             goal, or what that is worth by the score of the game
//   stake     static double stake(const View<Game>& view): how much the aim grows where the goal
//             grows by 1, as the score stands
//   network   static LearnedNetwork network()
template <class Rules>
struct LearnedBy {
  static constexpr bool kLearns = false;
};

// What a search with the learned player plays for, as it asks.
template <class Rules>
struct LearnedAim {
  static double goal(const typename Rules::Game& end, int player) {
    return LearnedBy<Rules>::aim(end, player);
  }
};

template <class Rules>
inline constexpr bool kLearns = LearnedBy<Rules>::kLearns;

}  // namespace downpile
