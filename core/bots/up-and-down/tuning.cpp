// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of UpAndDownStyle varied by the tuner, with their ranges, and the tuned style with
// the values of tuned.inc.
#include "bots/up-and-down/rules.h"

namespace downpile {

namespace {

template <double UpAndDownStyle::*kNumber>
constexpr double& of(UpAndDownStyle& style) {
  return style.*kNumber;
}

constexpr TunedNumber<UpAndDownStyle> kNumbers[] = {
    {"lossWeight", 0, 1.5, &of<&UpAndDownStyle::lossWeight>},
    {"stakeOfFull", -5, 30, &of<&UpAndDownStyle::stakeOfFull>},
    {"stakeOfNeedy", -5, 30, &of<&UpAndDownStyle::stakeOfNeedy>},
    {"decided", 0.2, 1, &of<&UpAndDownStyle::decided>},
    {"bendToLose", 1, 4, &of<&UpAndDownStyle::bendToLose>},
    {"bendToTake", 0.2, 1, &of<&UpAndDownStyle::bendToTake>},
    {"suitIsLed", 0.1, 0.95, &of<&UpAndDownStyle::suitIsLed>},
    {"ownLead", 0, 1, &of<&UpAndDownStyle::ownLead>},
    {"suitForRuff", 0.02, 0.5, &of<&UpAndDownStyle::suitForRuff>},
    {"ruffStands", 0.2, 1, &of<&UpAndDownStyle::ruffStands>},
    {"eagerWithNone", 0, 0.8, &of<&UpAndDownStyle::eagerWithNone>},
    {"eagerWithSome", 0, 1, &of<&UpAndDownStyle::eagerWithSome>},
    {"eagerWithAll", 0.3, 1, &of<&UpAndDownStyle::eagerWithAll>},
    {"givenUp", 0.4, 2, &of<&UpAndDownStyle::givenUp>},
};

constexpr TunedValue kValues[] = {
#include "bots/up-and-down/tuned.inc"
};
static_assert(areComplete(kNumbers, kValues));

// The tuner does not vary `spoil`: it is only a factor of the stakes, which the tuner varies.
constexpr UpAndDownStyle kTuned = withValues(UpAndDownStyle{.spoil = 1}, kNumbers, kValues);

}  // namespace

std::span<const TunedNumber<UpAndDownStyle>> UpAndDownRules::tunedNumbers() { return kNumbers; }
const UpAndDownStyle& UpAndDownRules::tunedStyle() { return kTuned; }

}  // namespace downpile
