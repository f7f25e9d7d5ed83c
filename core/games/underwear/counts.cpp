// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of Underwear.
#include "games/underwear/underwear.h"

namespace downpile {

void Underwear::count(const Step& step, Tally& tally) const {
  for (const Event& event : step.events) {
    if (tells(event, Tell::steals)) {
      tally.add(Counted::steals, event.player, 1);
      tally.add(Counted::stolenCards, event.player, event.number);
    }
    if (tells(event, Tell::clearsDownpile) || tells(event, Tell::discardsRoyalties)) {
      tally.add(Counted::royalties, event.player, static_cast<int>(event.cards.size()));
    }
  }
}

}  // namespace downpile
