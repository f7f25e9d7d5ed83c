// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/plain_reasons.h"

#include <algorithm>

#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("bots", text)

namespace downpile {

namespace {

// In the order of PlainReason.
constexpr const char* kReasons[] = {
    TEXT("You have no choice."),
    TEXT("Of the deals played out in which it made a difference, this came out better in %n of "
         "100."),
    TEXT("When the answers of the others are counted too, this promises most."),
    TEXT("Other moves are about as good here."),
};

}  // namespace

std::span<const char* const> plainReasons() { return kReasons; }

bool isPlainReason(const char* reason) {
  return std::ranges::find(kReasons, reason) != std::end(kReasons);
}

}  // namespace downpile
