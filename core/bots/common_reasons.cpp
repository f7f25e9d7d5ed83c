// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/common_reasons.h"

#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("games", text)

namespace downpile::common {

const char kOnlyMoveReason[] = TEXT("You have no choice.");
const char kPlayedOutReason[] =
    TEXT("In simulated deals where it made a difference, this move did better in %n of 100.");
const char kEquallyGoodReason[] = TEXT("Other moves are about as good here.");

}  // namespace downpile::common
