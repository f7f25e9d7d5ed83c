// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/learned.h"

namespace downpile {

namespace {

// Weights of the trained network. They are zero for facts rare in the training, and for facts added
// after it.
constexpr LearnedNetwork::Row kRows[LearnedNetwork::kHeads + UltimateLoserEncoder::kCount] = {
#include "bots/ultimate-loser/learned.inc"
};

}  // namespace

LearnedNetwork LearnedBy<UltimateLoserRules>::network() { return LearnedNetwork(kRows); }

}  // namespace downpile
