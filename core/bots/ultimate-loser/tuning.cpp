// SPDX-License-Identifier: GPL-3.0-or-later
// The weights varied by the tuner, with their ranges, and the tuned style with the values of
// tuned.inc.
#include "bots/ultimate-loser/rules.h"

namespace downpile {

namespace {

using F = UltimateLoserFeature;

template <F kFeature>
constexpr double& weight(UltimateLoserStyle& style) {
  return style.weights[static_cast<std::size_t>(kFeature)];
}

constexpr TunedNumber<UltimateLoserStyle> kNumbers[] = {
    {"pays", -2, 0, &weight<F::pays>},       {"others", 0, 3, &weight<F::others>},
    {"turns", -1.2, 0, &weight<F::turns>},   {"burden", -2.2, 0, &weight<F::burden>},
    {"last", -1.5, 0.5, &weight<F::last>},   {"lead", -0.5, 0.8, &weight<F::lead>},
    {"sheds", -0.8, 0.6, &weight<F::sheds>}, {"gift", -0.8, 0.6, &weight<F::gift>},
    {"swap", -0.6, 0.8, &weight<F::swap>},
};
static_assert(std::size(kNumbers) == kUltimateLoserFeatures);

constexpr TunedValue kValues[] = {
#include "bots/ultimate-loser/tuned.inc"
};
static_assert(areComplete(kNumbers, kValues));

constexpr UltimateLoserStyle kTuned = withValues(UltimateLoserStyle{}, kNumbers, kValues);

}  // namespace

std::span<const TunedNumber<UltimateLoserStyle>> UltimateLoserRules::tunedNumbers() {
  return kNumbers;
}
const UltimateLoserStyle& UltimateLoserRules::tunedStyle() { return kTuned; }

}  // namespace downpile
