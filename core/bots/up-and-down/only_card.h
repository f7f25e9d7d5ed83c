// SPDX-License-Identifier: GPL-3.0-or-later
// Deals of one card, in which nobody has a choice what to play: the chance to take the trick is
// exact.
#pragma once

#include "games/up-and-down/up_and_down.h"

namespace downpile {

// The chance that the only card of a viewer, who is about to bid, takes the trick; what the bids of
// others tell does not count.
double chanceOfOnlyCard(const View<UpAndDown>& view);

}  // namespace downpile
