// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/learned.h"

namespace downpile {

namespace {

// Weights of the trained network. Facts that were added after the training have zero weights.
constexpr LearnedNetwork::Row kRows[LearnedNetwork::kHeads + UltimateLoserEncoder::kCount] = {
#include "bots/ultimate-loser/learned.inc"
};

}  // namespace

LearnedNetwork LearnedBy<UltimateLoserRules>::network() { return LearnedNetwork(kRows); }

}  // namespace downpile
