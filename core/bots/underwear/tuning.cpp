// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of UnderwearStyle varied by the tuner, with their ranges, and the tuned style with
// the values of tuned.inc.
#include "bots/underwear/rules.h"

namespace downpile {

namespace {

using F = UnderwearFeature;

template <F kFeature>
constexpr double& weight(UnderwearStyle& style) {
  return style.weights[static_cast<std::size_t>(kFeature)];
}

constexpr TunedNumber<UnderwearStyle> kNumbers[] = {
    {"prospect", 0, 3, &weight<F::prospect>},
    {"danger", -4, 0, &weight<F::danger>},
    {"held", -1.5, 0.5, &weight<F::held>},
    {"stealRisk", -1.5, 0.5, &weight<F::stealRisk>},
    {"ownSteal", -0.5, 1.5, &weight<F::ownSteal>},
    {"openness", -2, 1, &weight<F::openness>},
    {"lowCards", -0.5, 1.5, &weight<F::lowCards>},
    {"room", -0.5, 1, &weight<F::room>},
    {"closing", -0.5, 1, &weight<F::closing>},
    {"reserve", -1, 1, &weight<F::reserve>},
    {"lastRoyalty", -1.5, 1, &weight<F::lastRoyalty>},
    {"stuck", -1.5, 1, &weight<F::stuck>},
    {"draw", -2, 1, &weight<F::draw>},
    {"clear", -1.5, 1, &weight<F::clear>},
    {"pointsToWait", -2, 4, [](UnderwearStyle& style) -> double& { return style.pointsToWait; }},
};
static_assert(std::size(kNumbers) == kUnderwearFeatures + 1);

constexpr TunedValue kValues[] = {
#include "bots/underwear/tuned.inc"
};
static_assert(areComplete(kNumbers, kValues));

constexpr UnderwearStyle kTuned = withValues(UnderwearStyle{}, kNumbers, kValues);

}  // namespace

std::span<const TunedNumber<UnderwearStyle>> UnderwearRules::tunedNumbers() { return kNumbers; }
const UnderwearStyle& UnderwearRules::tunedStyle() { return kTuned; }

}  // namespace downpile
