// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/up-and-down/learned.h"

#include <span>

#include "bots/goals.h"

namespace downpile {

namespace {

// Weights of the trained network. They are zero for facts rare in the training, and for facts added
// after it.
constexpr LearnedNetwork::Row kRows[LearnedNetwork::kHeads + UpAndDownEncoder::kCount] = {
#include "bots/up-and-down/learned.inc"
};

}  // namespace

bool LearnedBy<UpAndDownRules>::isTrainedFor(const View<UpAndDown>& view) {
  const UpAndDown& seen = view.seen();
  return seen.hasTrump() && !seen.bidsTogether() && !seen.isBlind() &&
         view.options()[UpAndDown::kMustTrump] != 0 &&
         view.options()[UpAndDown::kScoring] == UpAndDown::kTable;
}

double LearnedBy<UpAndDownRules>::goal(const UpAndDown& end, int player) {
  return leadInDeal(end, player);
}

LearnedNetwork LearnedBy<UpAndDownRules>::network() { return LearnedNetwork(kRows); }

}  // namespace downpile
