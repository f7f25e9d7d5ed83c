// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/learned.h"

namespace downpile {

namespace {

// Weights of the trained network. They are zero for facts rare in the training, and for facts added
// after it.
constexpr LearnedNetwork::Row kRows[LearnedNetwork::kHeads + UnderwearEncoder::kCount] = {
#include "bots/underwear/learned.inc"
};

}  // namespace

LearnedNetwork LearnedBy<UnderwearRules>::network() { return LearnedNetwork(kRows); }

}  // namespace downpile
