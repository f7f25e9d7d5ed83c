// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of 3UP 3DOWN.
#include <algorithm>

#include "games/three-up-three-down/three_up_three_down.h"

namespace downpile {

void ThreeUpThreeDown::count(const Step& step, Tally& tally) const {
  const auto lower = [](const Event& event) { return isSentence(event, Sentence::picksUpLower); };
  for (const Event& event : step.events) {
    if (!isSentence(event, Sentence::flips)) continue;
    tally.addChance(Counted::blindFits, event.player, std::ranges::none_of(step.events, lower));
  }
}

}  // namespace downpile
