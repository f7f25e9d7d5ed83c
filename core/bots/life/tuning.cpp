// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of LifeStyle varied by the tuner, and the tuned style with the values of tuned.inc.
#include "bots/life/rules.h"

namespace downpile {

namespace {

template <double LifeStyle::*kNumber>
constexpr double& of(LifeStyle& style) {
  return style.*kNumber;
}

// The numbers of LifeStyle varied by the tuner: all except `grudge` and the preferences.
constexpr TunedNumber<LifeStyle> kNumbers[] = {
    {"others", 0, 2.5, &of<&LifeStyle::others>}, {"stays", 0.2, 1, &of<&LifeStyle::stays>},
    {"rounds", 0, 5, &of<&LifeStyle::rounds>},   {"perCard", 0, 2, &of<&LifeStyle::perCard>},
    {"spades", 0, 2.5, &of<&LifeStyle::spades>}, {"ace", 0, 2, &of<&LifeStyle::ace>},
    {"joker", 0, 12, &of<&LifeStyle::joker>},    {"turn", 0, 12, &of<&LifeStyle::turn>},
    {"theft", 0, 15, &of<&LifeStyle::theft>},    {"soon", 0, 1, &of<&LifeStyle::soon>},
    {"win", 0, 120, &of<&LifeStyle::win>},
};

constexpr TunedValue kValues[] = {
#include "bots/life/tuned.inc"
};
static_assert(areComplete(kNumbers, kValues));

constexpr LifeStyle kTuned = withValues(LifeStyle{}, kNumbers, kValues);

}  // namespace

std::span<const TunedNumber<LifeStyle>> LifeRules::tunedNumbers() { return kNumbers; }
const LifeStyle& LifeRules::tunedStyle() { return kTuned; }

}  // namespace downpile
