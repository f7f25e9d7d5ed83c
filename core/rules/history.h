// SPDX-License-Identifier: GPL-3.0-or-later
// A viewer's observation history of the deal: the public moves, each with the viewer's view before
// it. For bots inferring cards from the moves of others.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/action.h"
#include "rules/view.h"

namespace downpile {

template <class Game>
struct ObservedMove {
  // The viewer's view before the move.
  View<Game> before;
  int player;
  Action action;
};

// The moves of a deal as one viewer saw them, earliest first. Starts at the last shuffle of the
// deal and keeps at most the last kMostRemembered moves. Secret moves are left out.
template <class Game>
using History = std::vector<ObservedMove<Game>>;

inline constexpr std::size_t kMostRemembered = 240;

}  // namespace downpile
