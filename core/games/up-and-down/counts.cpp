// SPDX-License-Identifier: GPL-3.0-or-later
// What statistics count of Up and Down.
#include "games/up-and-down/up_and_down.h"

namespace downpile {

void UpAndDown::count(const Step& step, Tally& tally) const {
  // The step that ends a deal is the only one after which it is over.
  if (step.events.empty() || !dealOver()) return;
  for (int player = 0; player < players_; ++player) {
    const int bid = state_.bids[at(player)];
    tally.addChance(Counted::bidsKept, player, state_.taken[at(player)] == bid, bid);
  }
}

}  // namespace downpile
