// SPDX-License-Identifier: GPL-3.0-or-later
// What a viewer saw of the deal before now: the moves that everybody saw, each with what the viewer
// knew when it was made. For players who conclude from what others do.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/action.h"
#include "rules/view.h"

namespace downpile {

template <class Game>
struct PastMove {
  View<Game> before;  // of the same viewer
  int player;
  Action action;
};

// The earliest first. It begins with the deal or the last shuffle, whichever was later, and has the
// latest kMostRemembered moves at most. Moves that were made in secret are not in it.
template <class Game>
using Past = std::vector<PastMove<Game>>;

inline constexpr std::size_t kMostRemembered = 240;

}  // namespace downpile
