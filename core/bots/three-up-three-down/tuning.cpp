// SPDX-License-Identifier: GPL-3.0-or-later
// The weights varied by the tuner, with their ranges, and the tuned style with the values of
// tuned.inc.
#include "bots/three-up-three-down/rules.h"

namespace downpile {

namespace {

using F = ThreeUpFeature;

template <F kFeature>
constexpr double& weight(ThreeUpStyle& style) {
  return style.weights[static_cast<std::size_t>(kFeature)];
}

constexpr TunedNumber<ThreeUpStyle> kNumbers[] = {
    {"numbers", -2.5, 1.5, &weight<F::numbers>},
    {"low", -2.5, 1.5, &weight<F::low>},
    {"copies", -2.5, 1.5, &weight<F::copies>},
    {"clear", -2.5, 1.5, &weight<F::clear>},
    {"plusOne", -2.5, 1.5, &weight<F::plusOne>},
    {"plusTwo", -2.5, 1.5, &weight<F::plusTwo>},
    {"lateNumbers", -2.5, 1.5, &weight<F::lateNumbers>},
    {"lateLow", -2.5, 1.5, &weight<F::lateLow>},
    {"lateCopies", -2.5, 1.5, &weight<F::lateCopies>},
    {"lateClear", -2.5, 1.5, &weight<F::lateClear>},
    {"latePlusOne", -2.5, 1.5, &weight<F::latePlusOne>},
    {"latePlusTwo", -2.5, 1.5, &weight<F::latePlusTwo>},
    {"drawn", -2.5, 1.5, &weight<F::drawn>},
    {"upNumbers", -2.5, 1.5, &weight<F::upNumbers>},
    {"upLow", -2.5, 1.5, &weight<F::upLow>},
    {"upCopies", -2.5, 1.5, &weight<F::upCopies>},
    {"upClear", -2.5, 1.5, &weight<F::upClear>},
    {"upPlusOne", -2.5, 1.5, &weight<F::upPlusOne>},
    {"upPlusTwo", -2.5, 1.5, &weight<F::upPlusTwo>},
    {"down", -2.5, 1.5, &weight<F::down>},
    {"owed", -2.5, 1.5, &weight<F::owed>},
    {"pressure", -2.5, 1.5, &weight<F::pressure>},
    {"block", -2.5, 1.5, &weight<F::block>},
};
static_assert(std::size(kNumbers) == kThreeUpFeatures);

constexpr TunedValue kValues[] = {
#include "bots/three-up-three-down/tuned.inc"
};
static_assert(areComplete(kNumbers, kValues));

constexpr ThreeUpStyle kTuned = withValues(ThreeUpStyle{}, kNumbers, kValues);

}  // namespace

std::span<const TunedNumber<ThreeUpStyle>> ThreeUpThreeDownRules::tunedNumbers() {
  return kNumbers;
}
const ThreeUpStyle& ThreeUpThreeDownRules::tunedStyle() { return kTuned; }

}  // namespace downpile
