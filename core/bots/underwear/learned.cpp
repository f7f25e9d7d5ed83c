// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/underwear/learned.h"

namespace downpile {

namespace {

// Facts that came since it was learned say nothing.
constexpr LearnedNetwork::Row kRows[LearnedNetwork::kHeads + UnderwearInputs::kCount] = {
#include "bots/underwear/learned.inc"
};

}  // namespace

LearnedNetwork LearnedBy<UnderwearRules>::network() { return LearnedNetwork(kRows); }

}  // namespace downpile
