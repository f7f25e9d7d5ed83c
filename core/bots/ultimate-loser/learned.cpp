// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/ultimate-loser/learned.h"

#include <iterator>

namespace downpile {

namespace {

constexpr LearnedNetwork::Row kRows[] = {
#include "bots/ultimate-loser/learned.inc"
};
static_assert(std::size(kRows) == LearnedNetwork::kHeads + UltimateLoserInputs::kCount);

}  // namespace

LearnedNetwork LearnedBy<UltimateLoserRules>::network() { return LearnedNetwork(kRows); }

}  // namespace downpile
