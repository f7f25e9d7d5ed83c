// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/common_reasons.h"

#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("games", text)

namespace downpile::common {

const char kOnlyMoveReason[] = TEXT("You have no choice.");
const char kPlayedOutReason[] =
    TEXT("In simulated deals where it made a difference, this move did better in %n of 100.");
const char kEquallyGoodReason[] = TEXT("The next best move is about as good.");
const char kBetterByPointsReason[] =
    TEXT("In simulated deals, the next best move is worse by {tenths} points on average.");
const char kHardlyBetterByPointsReason[] =
    TEXT("The next best move is about as good: it is worse by {tenths} points.");
const char kSameInPointsReason[] =
    TEXT("The next best move is about as good: it is worse by less than 0.1 points.");
const char kProbablyBetterReason[] = TEXT(
    "This move did best in simulated deals, but its lead over the next best one is not "
    "certain.");
const char kNoneBetterReason[] = TEXT("No other move clearly did better in simulated deals.");
const char kBetterOnAverageReason[] = TEXT("This does better on average in simulated deals.");

}  // namespace downpile::common
