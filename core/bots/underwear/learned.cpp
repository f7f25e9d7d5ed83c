// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/learned.h"

namespace downpile {

namespace {

// Weights of the trained network. Facts that were added after the training have zero weights.
constexpr LearnedNetwork::Row kRows[LearnedNetwork::kHeads + UnderwearEncoder::kCount] = {
#include "bots/underwear/learned.inc"
};

}  // namespace

LearnedNetwork LearnedBy<UnderwearRules>::network() { return LearnedNetwork(kRows); }

}  // namespace downpile
