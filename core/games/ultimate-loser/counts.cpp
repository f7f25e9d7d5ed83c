// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of Ultimate Loser.
#include "games/ultimate-loser/ultimate_loser.h"

namespace downpile {

void UltimateLoser::count(const Step& step, Tally& tally) const {
  for (const Event& event : step.events) {
    if (isSentence(event, inWord(Sentence::fourPlay))) {
      tally.add(Counted::fourPlays, event.player, 1);
    }
    if (!isSentence(event, inWord(Sentence::isLoser))) continue;
    for (int player = 0; player < players_; ++player) {
      tally.addChance(Counted::last, player, player == event.player);
    }
  }
}

}  // namespace downpile
