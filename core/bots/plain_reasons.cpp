// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/plain_reasons.h"

#include "bots/common_reasons.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("games", text)

namespace downpile {

namespace {

// Sentences in the order of PlainReason.
constexpr const char* kReasons[] = {
    common::kOnlyMoveReason,
    common::kPlayedOutReason,
    TEXT("Given how the others may reply, this is the most promising move."),
    common::kEquallyGoodReason,
    TEXT("In simulated deals where it made a difference, this did better than doing nothing in "
         "%n of 100."),
};

}  // namespace

std::span<const char* const> plainReasons() { return kReasons; }

}  // namespace downpile
