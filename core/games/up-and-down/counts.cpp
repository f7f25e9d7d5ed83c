// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of Up and Down.
#include "games/up-and-down/up_and_down.h"

namespace downpile {

void UpAndDown::count(const Step& step, Tally& tally) const {
  // Counts each bid once, at the last step of the deal: dealOver() is true only there.
  if (step.events.empty() || !dealOver()) return;
  for (int player = 0; player < players_; ++player) {
    const int bid = state_.bids[at(player)];
    tally.addChance(Counted::bidsKept, player, state_.taken[at(player)] == bid, bid);
  }
}

}  // namespace downpile
