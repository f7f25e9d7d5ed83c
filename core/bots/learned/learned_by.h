// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a game's learned player. A game with a learned player specialises LearnedBy for its
// Rules, in a header beside its facts and weights. all_bots.h includes the headers of all games.
#pragma once

#include "bots/decision.h"
#include "bots/learned/inputs.h"
#include "bots/learned/network.h"

namespace downpile {

// A specialisation has these members:
//   kLearns   true
//   Encoder   the facts (network inputs) of a position of its Game, with
//               static constexpr int kCount   the number of facts
//               explicit Encoder(const View<Game>& view)   the view must outlive it
//               void ofPosition(Inputs&) const   adds the facts that do not depend on the move
//               void ofMove(const WeighedAction& move, double best, Inputs&) const   adds the facts
//                     of a move; `best` is the highest value by the sensible player
//               double unit() const   converts network answers to the unit of goal()
//   goal      static double goal(const Game& end, int player): the result of a deal for a player;
//             the network is trained to predict it
//   network   static LearnedNetwork network(): the trained network
// An optional member:
//   isTrainedFor  static bool isTrainedFor(const View<Game>&): false if the position has house
//             rules that were not part of the training; then the sensible player chooses the move
template <class Rules>
struct LearnedBy {
  static constexpr bool kLearns = false;
};

template <class Rules>
inline constexpr bool kLearns = LearnedBy<Rules>::kLearns;

}  // namespace downpile
