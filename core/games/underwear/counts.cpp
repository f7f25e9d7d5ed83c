// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of Underwear.
#include "games/underwear/underwear.h"

namespace downpile {

void Underwear::count(const Step& step, Tally& tally) const {
  for (const Event& event : step.events) {
    if (isSentence(event, Sentence::steals) || isSentence(event, Sentence::stealsClosed)) {
      tally.add(Counted::steals, event.player, 1);
      tally.add(Counted::stolenCards, event.player, event.number);
    }
    if (isSentence(event, Sentence::clearsDownpile) ||
        isSentence(event, Sentence::discardsRoyalties)) {
      tally.add(Counted::royalties, event.player, static_cast<int>(event.cards.size()));
    }
  }
}

}  // namespace downpile
