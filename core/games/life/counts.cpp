// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of Life.
#include "games/life/life.h"

namespace downpile {

void Life::count(const Step& step, Tally& tally) const {
  for (const Event& event : step.events) {
    if (isSentence(event, Sentence::steals) || isSentence(event, Sentence::takes)) {
      tally.add(Counted::steals, event.player, 1);
    }
    if (!isSentence(event, Sentence::redeals)) continue;
    for (int player = 0; player < players_; ++player) tally.add(Counted::redeals, player, 1);
  }
}

}  // namespace downpile
