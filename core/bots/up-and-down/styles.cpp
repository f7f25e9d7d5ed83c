// SPDX-License-Identifier: GPL-3.0-or-later
// Characters of the sensible Up and Down player and their numbers.
#include "bots/up-and-down/rules.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("up-and-down", text)

namespace downpile {

namespace {

constexpr Character kCharacters[] = {
    {"cautious", TEXT("Cautious"), TEXT("Hates to fail, and would rather bid one trick fewer.")},
    {"bold", TEXT("Bold"), TEXT("Bids for every possible trick, and lets the cards decide.")},
    {"contrary", TEXT("Contrary"),
     TEXT("Likes to see the others miss their bids, and gives tricks to players who have enough of "
          "them.")},
};

// The plain style was found by self-play. The styles of the characters differ from it without
// losing much strength.
constexpr UpAndDownStyle kPlain{.lossWeight = 0.8, .spoil = 1};
constexpr UpAndDownStyle kStyles[] = {
    {.lossWeight = 1.15, .spoil = 1, .bidPreference = -1.5},
    {.lossWeight = 0.65, .spoil = 0, .bidPreference = 1.5},
    {.lossWeight = 0.8, .spoil = 2, .giftPreference = 0.5},
};
static_assert(std::size(kStyles) == std::size(kCharacters));

}  // namespace

std::span<const Character> UpAndDownRules::characters() { return kCharacters; }
const UpAndDownStyle& UpAndDownRules::style(std::size_t index) { return kStyles[index]; }
const UpAndDownStyle& UpAndDownRules::plainStyle() { return kPlain; }

}  // namespace downpile
