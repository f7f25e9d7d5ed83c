// SPDX-License-Identifier: GPL-3.0-or-later
// Deals of one card. Players have no choice of cards, so that the chance to take the trick is
// exact.
#pragma once

#include "games/up-and-down/up_and_down.h"

namespace downpile {

// Chance that the viewer takes the trick of a deal with one card. Used for the bid. Ignores the
// opponents' bids.
double chanceOfOnlyCard(const View<UpAndDown>& view);

}  // namespace downpile
